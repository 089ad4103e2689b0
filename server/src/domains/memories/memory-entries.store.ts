import { type RawBuilder, sql } from 'kysely';
import {
  booleanColumn,
  integersColumn,
  jsonColumn,
  textColumn,
  timeColumn,
  uuidColumn,
} from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Columns, columnNames, selectRows } from '../../platform/db/select-rows.ts';
import { keepOverwritten } from './entry-versions.store.ts';
import type { NewEntry } from './new-entry.ts';

const entryColumns: Columns<NewEntry> = {
  ...{ id: uuidColumn, organizationId: uuidColumn, directionId: uuidColumn, sourceKey: textColumn },
  ...{ identity: uuidColumn, source: textColumn, target: textColumn, words: integersColumn },
  ...{ hasContext: booleanColumn, previousKey: textColumn, nextKey: textColumn, unitKey: textColumn },
  ...{ unitId: uuidColumn, layer: textColumn, origin: textColumn, properties: jsonColumn },
  ...{ importId: uuidColumn, fileName: textColumn, projectId: uuidColumn, projectName: textColumn },
  ...{ createdBy: uuidColumn, createdByName: textColumn, changedBy: uuidColumn, changedByName: textColumn },
  ...{ createdAt: timeColumn, changedAt: timeColumn },
};

/** New entries are added, known ones get the newer target. Gives the ids of those that were new. */
export async function upsertEntries(db: Db, entries: readonly NewEntry[]): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  const known = await addUnknown(db, entries);
  const added = new Set(entries.map(({ id }) => id));
  if (known.length === 0) return added;
  await keepOverwritten(db, known, insertEntries(known, holdOverwritten));
  const { rows } = await insertEntries(known, overwriteOlder).execute(db);
  // A row that was only updated carries the id it had; one that was deleted meanwhile is added after all.
  const late = new Set(rows.map(({ id }) => id));
  for (const { id } of known) if (!late.has(id)) added.delete(id);
  return added;
}

/** Gives those that were not added. Most are, so that the others are told and not these. */
async function addUnknown(db: Db, entries: readonly NewEntry[]): Promise<readonly NewEntry[]> {
  const ids = entries.map(({ id }) => ({ id }));
  const { rows } = await sql<{ id: string }>`
    with added as (${insertEntries(entries, sql`do nothing returning id`)})
    ${selectRows(ids, { id: uuidColumn })} except select id from added`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => known.has(id));
}

const holdOverwritten = sql`do update set target = memory_entry.target
  where memory_entry.target <> excluded.target and memory_entry.changed_at <= excluded.changed_at
  returning memory_entry.*`;

const overwriteOlder = sql`do update set target = excluded.target, words = excluded.words, unit_id = excluded.unit_id,
  origin = excluded.origin, properties = excluded.properties, file_name = excluded.file_name,
  project_id = excluded.project_id, project_name = excluded.project_name, changed_by = excluded.changed_by,
  changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at
  where excluded.changed_at >= memory_entry.changed_at returning id`;

function insertEntries(entries: readonly NewEntry[], otherwise: RawBuilder<unknown>) {
  return sql<{ id: string }>`insert into memory_entry (${columnNames(entryColumns)})
    ${selectRows(entries, entryColumns)} on conflict (organization_id, direction_id, source_key, identity) ${otherwise}`;
}

/** Takes rows of a direction that nobody sees any more away, some at a time. Gives how many. */
export async function deleteSomeRows(db: Db, directionId: string): Promise<number> {
  let deleted = 0;
  for (const table of ['memory_entry', 'memory_source', 'memory_posting'] as const) {
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

export async function findEntryIdsOfImport(
  db: Db,
  {
    directionId,
    importId,
    limit,
  }: { readonly directionId: string; readonly importId: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('memoryEntry')
    .select('id')
    .where('directionId', '=', directionId)
    .where('importId', '=', importId)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type EntryRow = Awaited<ReturnType<typeof findEntriesOfSources>>[number];

export interface EntryQuery {
  readonly directionIds: readonly string[];
  readonly sourceKeys: readonly string[];
  /** Entries that stand beside one of these sources go first. */
  readonly neighbourKeys: readonly string[];
}

/** A word like “Yes” has an entry for each of its thousand contexts; more than this nobody needs. */
const entriesPerSource = 50;

/** Entries of these directions whose source text has one of the keys, the newest of each source. */
export function findEntriesOfSources(db: Db, { directionIds, sourceKeys, neighbourKeys }: EntryQuery) {
  const neighbours = sql`any(${[...neighbourKeys]}::text[])`;
  const place = sql<number>`row_number() over (partition by source_key order by
    coalesce(previous_key = ${neighbours}, false)::int + coalesce(next_key = ${neighbours}, false)::int desc,
    changed_at desc, id)`;
  const numbered = db
    .selectFrom('memoryEntry')
    .selectAll()
    .select(place.as('place'))
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .where('sourceKey', '=', sql<string>`any(${[...sourceKeys]}::text[])`);
  return db.selectFrom(numbered.as('entry')).selectAll().where('place', '<=', entriesPerSource).execute();
}
