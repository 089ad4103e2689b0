import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { MemoryField, memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { Context } from '../../../platform/context.ts';
import { idBefore, timeOfId } from '../../../platform/db/new-id.ts';
import { findImportSpans } from '../../assets/imports/import-spans.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { findEndsOfIds, sampleProperties } from './entry-fields.store.ts';
import { entryFields } from './entry-fields.ts';
import type { EntryProperties } from './entry-properties.ts';

/** Places at which the memory, and each import, is sampled: a file is often sorted by client. */
const placesPerSpan = 10;
const entriesOfSample = 4_000;
const mostFields = 60;
const mostValues = 30;
/** Longest value; nobody chooses a longer one from a list. */
const mostCharacters = 100;

/** Said of each entry by other filters, or different in each. */
const noFilters: ReadonlySet<string> = new Set([
  'x-context-previous',
  'x-context-next',
  'x-context-key',
  'x-context-pre',
  'x-context-post',
  'context_prev',
  'context_next',
  'x-context_seg_key',
  'x-layer',
  'x-origin',
  'x-file',
  'x-project',
  'tuid',
  'usagecount',
  'lastusagedate',
]);

/**
 * Fields of a memory, from a sample: an index over them would slow each import down.
 * @throws {AppError} resource.not-found
 */
export async function memoryFields(
  context: Context,
  { memoryId }: InputOf<typeof memoryEntriesApi.memoryFields>,
): Promise<OutputOf<typeof memoryEntriesApi.memoryFields>> {
  await requireMemory(context, memoryId);
  const directionIds = (await findDirectionsOf(context.db, memoryId)).map(({ id }) => id);
  const ends = await findEndsOfIds(context.db, directionIds);
  if (ends.length === 0) return [];
  const wholes = ends.map(({ first, last }) => ({ first, ms: msBetween(first, last) }));
  const imports = (await findImportSpans(context, memoryId)).map(({ importId: first, ms }) => ({
    first,
    ms,
  }));
  const from = [...wholes, ...imports].flatMap(placesIn);
  const entriesPerPlace = Math.ceil(entriesOfSample / (from.length * directionIds.length));
  return offeredFields(await sampleProperties(context.db, { directionIds, from, entriesPerPlace }));
}

/** Ids that were made within a time. */
interface IdSpan {
  readonly first: string;
  readonly ms: number;
}

function msBetween(first: string, last: string): number {
  return timeOfId(last).getTime() - timeOfId(first).getTime();
}

function placesIn({ first, ms }: IdSpan): readonly string[] {
  return Array.from({ length: placesPerSpan }, (_, i) =>
    idBefore(first, -Math.floor((ms * i) / placesPerSpan)),
  );
}

/** The fields that most entries have, with frequent values. */
export function offeredFields(sample: readonly EntryProperties[]): MemoryField[] {
  const counts = new Map<string, Map<string, number>>();
  for (const properties of sample) {
    for (const { name, value } of entryFields(properties)) {
      if (name === null || noFilters.has(name)) continue;
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  const entriesWith = (values: ReadonlyMap<string, number>) =>
    [...values.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .toSorted(([a, some], [b, others]) => entriesWith(others) - entriesWith(some) || (a < b ? -1 : 1))
    .slice(0, mostFields)
    .map(([name, values]) => ({ name, values: frequent(values) }));
}

/** A field whose values are all different, such as a number, offers none. */
function frequent(values: ReadonlyMap<string, number>): string[] {
  const least = values.size > mostValues ? 2 : 1;
  return [...values]
    .filter(([value, count]) => count >= least && value.length <= mostCharacters && value.trim() !== '')
    .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, mostValues)
    .map(([value]) => value);
}
