import { type RawBuilder, type Selectable, sql } from 'kysely';
import {
  booleanColumn,
  integersColumn,
  jsonColumn,
  textColumn,
  timeColumn,
  uuidColumn,
} from '../../../platform/db/column-types.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { idBefore } from '../../../platform/db/new-id.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';
import {
  type Columns,
  columnNames,
  type RowBuffer,
  rowBuffer,
  selectRows,
} from '../../../platform/db/select-rows.ts';
import { keepOverwritten } from './entry-versions.store.ts';
import type { NewEntry } from './new-entry.ts';

const entryColumns: Columns<NewEntry> = {
  id: uuidColumn,
  organizationId: uuidColumn,
  directionId: uuidColumn,
  sourceKey: textColumn,
  identity: uuidColumn,
  source: textColumn,
  target: textColumn,
  words: integersColumn,
  hasContext: booleanColumn,
  previousKey: textColumn,
  nextKey: textColumn,
  unitKey: textColumn,
  unitId: uuidColumn,
  layer: textColumn,
  origin: textColumn,
  properties: jsonColumn,
  importId: uuidColumn,
  fileName: textColumn,
  projectId: uuidColumn,
  projectName: textColumn,
  createdBy: uuidColumn,
  createdByName: textColumn,
  changedBy: uuidColumn,
  changedByName: textColumn,
  createdAt: timeColumn,
  changedAt: timeColumn,
};

/** Entries of one direction on their way to the database. */
export type EntryBuffer = RowBuffer<NewEntry>;

export function entryBuffer(): EntryBuffer {
  return rowBuffer(entryColumns);
}

/**
 * Adds new entries and gives known ones the newer target; returns the ids of the known ones. `wordsOf`: an entry that
 * is overwritten gets its words in its row. `ids`: ids of the entries, in their order.
 */
export async function upsertEntries(
  db: Db,
  { entries, ids }: { readonly entries: EntryBuffer; readonly ids: readonly string[] },
  wordsOf: (places: readonly number[]) => readonly (readonly number[])[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const known = await addUnknown(db, entries, ids);
  if (known.size === 0) return known;
  const places = ids.flatMap((id, place) => (known.has(id) ? [place] : []));
  const again = entries.at(places, { name: 'words', lists: wordsOf(places) });
  await keepOverwritten(db, again.select(), insertEntries(again, holdOverwritten));
  const { rows } = await insertEntries(again, overwriteOlder).execute(db);
  // A row that was only updated carries the id it had; one that was deleted meanwhile is added after all.
  for (const { id } of rows) known.delete(id);
  return known;
}

/** Adds entries that must all be new. @throws unique_violation */
export async function addUnseenEntries(db: Db, entries: EntryBuffer): Promise<void> {
  await sql`insert into memory_entry (${columnNames(entryColumns)}) ${entries.select()}`.execute(db);
}

export async function hasEntries(db: Db, directionId: string): Promise<boolean> {
  const first = await db
    .selectFrom('memoryEntry')
    .select('id')
    .where('directionId', '=', directionId)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Returns the entries that were not added, because most are. */
async function addUnknown(db: Db, entries: EntryBuffer, ids: readonly string[]): Promise<Set<string>> {
  const all = ids.map((id) => ({ id }));
  const { rows } = await sql<{ id: string }>`
    with added as (${insertEntries(entries, sql`do nothing returning id`)})
    ${selectRows(all, { id: uuidColumn })} except select id from added`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const holdOverwritten = sql`do update set target = memory_entry.target
  where memory_entry.target <> excluded.target and memory_entry.changed_at <= excluded.changed_at
  returning memory_entry.*`;

const overwriteOlder = sql`do update set target = excluded.target,
  words = case when memory_entry.target = excluded.target then memory_entry.words else excluded.words end, unit_id = excluded.unit_id,
  origin = excluded.origin, properties = excluded.properties, file_name = excluded.file_name,
  project_id = excluded.project_id, project_name = excluded.project_name, changed_by = excluded.changed_by,
  changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at
  where excluded.changed_at > memory_entry.changed_at or (excluded.changed_at = memory_entry.changed_at and
    (excluded.target <> memory_entry.target or excluded.import_id is distinct from memory_entry.import_id or excluded.import_id is null))
  returning id`;

function insertEntries(entries: EntryBuffer, otherwise: RawBuilder<unknown>) {
  return sql<{ id: string }>`insert into memory_entry (${columnNames(entryColumns)})
    ${entries.select()} on conflict (organization_id, direction_id, source_key, identity) ${otherwise}`;
}

/** Makes entries that are found by no words found by theirs, as long as nobody has changed them. */
export async function writeWords(
  db: Db,
  { organizationId, directionId }: Pick<NewEntry, 'organizationId' | 'directionId'>,
  entries: readonly { readonly id: string; readonly words: readonly number[] }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    update memory_entry e set words = entry.words
    from (${selectRows(entries, { id: uuidColumn, words: integersColumn })}) entry
    where e.organization_id = ${organizationId} and e.direction_id = ${directionId} and e.id = entry.id
      and (e.words is null or e.words = '{}')`.execute(db);
}

/** Takes rows of a direction that nobody sees any more away, some at a time. Gives how many. */
export async function deleteSomeRows(db: Db, directionId: string): Promise<number> {
  let deleted = 0;
  for (const table of tablesOfDirection) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where direction_id = ${directionId} limit ${rowsPerDeletion})`.execute(
      db,
    );
    deleted += Number(numAffectedRows);
  }
  return deleted;
}

const rowsPerDeletion = 20_000;
const tablesOfDirection = [
  ...([
    'memory_entry',
    'memory_block_entry',
    'memory_source',
    'memory_source_pack',
    'memory_posting',
    'memory_word',
    'memory_entry_use',
  ] as const),
];

/** Whole rows of the ids of a block. */
const entriesPerPage = 2_048;
/** Largest difference between the clocks of processes, in milliseconds. */
const clockSlack = 3_600_000;

/**
 * Entries that an import added, in their order, page by page. The search starts at the ids of the time of the import,
 * because no index has the import.
 */
export function findEntriesOfImport(
  db: Db,
  { directionId, importId }: { readonly directionId: string; readonly importId: string },
  after: string | undefined,
) {
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'sourceKey', 'source', 'target'])
    .where('directionId', '=', directionId)
    .where('importId', '=', importId)
    .where('id', '>', after ?? idBefore(importId, clockSlack))
    .orderBy('id')
    .limit(entriesPerPage)
    .execute();
}

/** Entries of a direction whose words are not in their rows, in their order, some at a time. */
export function findEntriesWithoutWords(db: Db, directionId: string, after: string) {
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'sourceKey', 'source', 'target'])
    .where('directionId', '=', directionId)
    .where('words', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(entriesPerPage)
    .execute();
}

/**
 * The columns that rate and show a match. A search reads twenty entries for a text, and every further column costs
 * time.
 */
export type EntryRow = Pick<
  Selectable<Database['memoryEntry']>,
  | ('id' | 'directionId' | 'sourceKey' | 'source' | 'target' | 'layer' | 'origin')
  | ('hasContext' | 'previousKey' | 'nextKey' | 'unitKey')
  | ('changedBy' | 'changedByName' | 'changedAt')
>;

export interface EntryQuery {
  readonly directionIds: readonly string[];
  readonly sourceKeys: readonly string[];
  /** Entries beside one of these sources come first. */
  readonly neighbourKeys: readonly string[];
}

/** A word like “Yes” has an entry for each of its thousand contexts; more than this nobody needs. */
const entriesPerSource = 50;

/** Entries of these directions whose source text has one of the keys, the newest of each source in a direction. */
export function findEntriesOfSources(
  db: Db,
  { directionIds, sourceKeys, neighbourKeys }: EntryQuery,
): Promise<EntryRow[]> {
  return entriesOfSources(db, directionIds, sourceKeys, neighbourKeys);
}

const entriesOfSources = preparedStatement(
  (_, directionIds: readonly string[], sourceKeys: readonly string[], neighbourKeys: readonly string[]) =>
    sql<EntryRow>`
    select * from memory_entries_of_sources(
      ${directionIds}::uuid[], ${sourceKeys}::text[], ${neighbourKeys}::text[], ${entriesPerSource})`,
);
