import { hash } from 'node:crypto';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { type SegmentContext, textKey } from '@transloom/core/memory/source-in-context';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { EntryProperties } from './entry-properties.ts';
import { entryWords } from './entry-words.ts';
import { growMemory } from './memories.store.ts';
import { holdDirection } from './memory-directions.store.ts';
import { upsertEntries } from './memory-entries.store.ts';
import { insertSources } from './memory-sources.store.ts';
import type { EntryLayer, EntryOrigin, NewEntry } from './new-entry.ts';
import { sourceFeatures } from './source-features.ts';

/** What changing a memory needs of a request or a job. */
export type MemoryContext = Pick<Context, 'db' | 'actor' | 'now'>;

export interface EntryToAdd {
  /** Where it takes the place of one that was there. */
  readonly id?: string | undefined;
  readonly source: InlineText;
  readonly target: InlineText;
  /** `textKey` of the source, where it is known. */
  readonly sourceKey?: string;
  readonly context?: SegmentContext | undefined;
  readonly layer: EntryLayer;
  readonly origin: EntryOrigin;
  readonly unitId?: string | undefined;
  readonly importId?: string | undefined;
  readonly properties?: EntryProperties | undefined;
  readonly fileName?: string | undefined;
  readonly projectId?: string | undefined;
  readonly projectName?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly createdByName?: string | undefined;
  readonly changedBy?: string | undefined;
  readonly changedByName?: string | undefined;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/**
 * Adds pairs to a direction, where similar texts find them at once. The same source in the same context and layer gets the newer target; without context
 * the same source may have several targets. Gives of each pair whether it was new.
 * @throws {AppError} memory.gone
 */
export async function addEntries(
  context: MemoryContext,
  directionId: string,
  pairs: readonly EntryToAdd[],
): Promise<readonly boolean[]> {
  const added = await storeEntries(context, directionId, pairs, 'in-row');
  await addSources(
    context,
    directionId,
    pairs.map(({ source }) => source.text),
  );
  return added.map((id) => id !== undefined);
}

/** Makes entries with these sources found by similar texts. */
export async function addSources(
  { db, actor }: Pick<MemoryContext, 'db' | 'actor'>,
  directionId: string,
  texts: readonly string[],
): Promise<void> {
  const { organizationId } = actor;
  const sources = new Map(texts.map((text) => [textKey(text), text]));
  const found = [...sources]
    .toSorted(byKey)
    .map(([sourceKey, text]) => ({ sourceKey, ...sourceFeatures(directionId, text) }));
  await insertSources(db, { organizationId, directionId }, found);
}

/**
 * The same, for those who add so many that they see themselves to it that similar texts find them, and with
 * `in-block` that words do. Gives the ids of those that were new.
 * @throws {AppError} memory.gone
 */
export async function storeEntries(
  { db, actor, now }: MemoryContext,
  directionId: string,
  pairs: readonly EntryToAdd[],
  words: 'in-row' | 'in-block',
): Promise<readonly (string | undefined)[]> {
  const { organizationId } = actor;
  if (!(await holdDirection(db, directionId))) throw new AppError('memory.gone');
  const all = pairs.map((pair) => newEntry({ organizationId, directionId }, pair));
  const chosen = newestOfEach(words === 'in-row' ? all.map(withWords) : all);
  const added = await upsertEntries(db, chosen, withWords);
  await growMemory(db, {
    ...{ organizationId, directionId, entries: added.size },
    ...{ changedBy: actor.userId, changedAt: now() },
  });
  return all.map(({ id }) => (added.has(id) ? id : undefined));
}

function withWords(entry: NewEntry): NewEntry {
  const texts = [fromMarkup(entry.source), fromMarkup(entry.target)];
  return { ...entry, words: entry.words ?? entryWords(entry.directionId, texts) };
}

function newEntry(owner: Pick<NewEntry, 'organizationId' | 'directionId'>, pair: EntryToAdd): NewEntry {
  const source = toMarkup(pair.source);
  const target = toMarkup(pair.target);
  const { layer, origin } = pair;
  return {
    ...owner,
    id: pair.id ?? newId(),
    sourceKey: pair.sourceKey ?? textKey(pair.source.text),
    identity: identityOf(source, target, pair),
    ...{ source, target, layer, origin },
    words: null,
    hasContext: pair.context !== undefined,
    ...contextColumns(pair.context),
    ...originColumns(pair),
    createdAt: pair.createdAt,
    changedAt: pair.changedAt,
  };
}

function contextColumns(context: SegmentContext | undefined) {
  return {
    previousKey: context?.previous ?? null,
    nextKey: context?.next ?? null,
    unitKey: context?.key ?? null,
  };
}

/** Where the pair comes from and who made it; what is not known is null. */
function originColumns(pair: EntryToAdd) {
  const { unitId = null, importId = null, properties = null, fileName = null } = pair;
  const { projectId = null, projectName = null } = pair;
  const { createdBy = null, createdByName = null, changedBy = null, changedByName = null } = pair;
  return {
    ...{ unitId, importId, properties, fileName, projectId, projectName },
    ...{ createdBy, createdByName, changedBy, changedByName },
  };
}

/** 128 bits in the form of a UUID. */
function identityOf(source: string, target: string, { context, layer }: EntryToAdd): string {
  const parts = context
    ? [source, context.previous, context.next, context.key ?? null, ...(layer === 'approved' ? [] : [layer])]
    : [source, target];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}

/** One statement can change a row only once. In their order, which their ids and places in the table have, too. */
function newestOfEach(entries: readonly NewEntry[]): readonly NewEntry[] {
  const newest = new Map<string, NewEntry>();
  for (const entry of entries) {
    const known = newest.get(entry.identity);
    if (known === undefined || isNewer(entry, known)) newest.set(entry.identity, entry);
  }
  return newest.size === entries.length ? entries : [...newest.values()];
}

/** Of equal ones at the same moment the first stays. */
function isNewer(entry: NewEntry, known: NewEntry): boolean {
  const later = entry.changedAt.getTime() - known.changedAt.getTime();
  return later > 0 || (later === 0 && entry.target !== known.target);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
