import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/source-in-context';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

export interface EntryFilter {
  readonly directionIds: readonly string[];
  readonly text?: string | undefined;
  readonly layer?: string | undefined;
  readonly origin?: string | undefined;
  readonly fileName?: string | undefined;
  readonly changedAfter?: string | undefined;
  readonly changedBefore?: string | undefined;
}

export type ListedEntry = Awaited<ReturnType<typeof findEntryPage>>[number];

/** The newest first. */
export function findEntryPage(
  db: Db,
  filter: EntryFilter,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
) {
  return filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
}

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const counted = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return counted?.total ?? 0;
}

/** Those of the directions that have an entry with all the words. */
export async function findDirectionsWithText(
  db: Db,
  directionIds: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const directionId of directionIds) {
    const hit = filtered(db, { directionIds: [directionId], text })
      .select('id')
      .limit(1);
    if ((await hit.executeTakeFirst()) !== undefined) found.push(directionId);
  }
  return found;
}

export function findEntry(db: Db, directionIds: readonly string[], entryId: string) {
  return filtered(db, { directionIds }).selectAll().where('id', '=', entryId).executeTakeFirst();
}

const entriesPerStep = 2_000;

/** All entries of directions, in the order they were made, some at a time. */
export function findEntriesAfter(db: Db, directionIds: readonly string[], after: string | undefined) {
  return filtered(db, { directionIds })
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(entriesPerStep)
    .execute();
}

/** In the order they were made. */
export async function findEntriesOfUnits(
  db: Db,
  directionIds: readonly string[],
  unitIds: readonly string[],
): Promise<readonly ListedEntry[]> {
  if (unitIds.length === 0) return [];
  const units = sql<string>`any(${[...unitIds]}::uuid[])`;
  return filtered(db, { directionIds }).selectAll().where('unitId', '=', units).orderBy('id').execute();
}

/** Which of these sources a direction has. */
export async function findSourcesIn(
  db: Db,
  directionId: string,
  sources: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memoryEntry')
    .select('source')
    .where('directionId', '=', directionId)
    .where(
      'sourceKey',
      '=',
      sql<string>`any(${sources.map((markup) => textKey(fromMarkup(markup).text))}::text[])`,
    )
    .execute();
  return new Set(rows.map(({ source }) => source));
}

function filtered(db: Db, filter: EntryFilter) {
  const { directionIds, text, layer, origin, fileName, changedAfter, changedBefore } = filter;
  return db
    .selectFrom('memoryEntry')
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .$if(layer !== undefined, (query) => query.where('layer', '=', layer ?? ''))
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin ?? ''))
    .$if(fileName !== undefined, (query) => query.where('fileName', '=', fileName ?? ''))
    .$if(changedAfter !== undefined, (query) => query.where('changedAt', '>=', new Date(changedAfter ?? 0)))
    .$if(changedBefore !== undefined, (query) => query.where('changedAt', '<', new Date(changedBefore ?? 0)))
    .where((eb) => eb.and(wordsOf(text).map((word) => hasWord(eb, word))));
}

function hasWord(eb: ExpressionBuilder<Database, 'memoryEntry'>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return eb.or([eb('source', 'ilike', pattern), eb('target', 'ilike', pattern)]);
}

function wordsOf(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
