import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Keeps a version of entries that are about to be overwritten with another target. `replacing` selects the new rows;
 * `held` is a statement that locks and returns the present rows and may add rows of its own. A join would be planned
 * by the statistics of a growing table, which may mean a scan of the whole table for each entry.
 */
export async function keepOverwritten(
  db: Db,
  replacing: RawBuilder<unknown>,
  held: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with old as (${held}), new as (${replacing})
    insert into memory_entry_version
      (id, organization_id, direction_id, entry_id, change, before, changed_by, changed_at)
    select gen_random_uuid(), old.organization_id, old.direction_id, old.id, 'changed', to_jsonb(old) - 'words',
      new.changed_by, new.changed_at
    from old join new on new.source_key = old.source_key and new.identity = old.identity and new.id <> old.id`.execute(
    db,
  );
}

export interface EntryChange {
  readonly change: 'changed' | 'deleted';
  readonly changedBy: string;
  readonly changedAt: Date;
  /** The deletion or cleaning that removes them. */
  readonly cleanId: string | null;
}

export interface RemovedEntry {
  readonly directionId: string;
  readonly sourceKey: string;
  /** Source in its markup. */
  readonly source: string;
}

/** Deletes entries and keeps what they were. */
export function removeEntries(
  db: Db,
  { directionId, entryIds }: { readonly directionId: string; readonly entryIds: readonly string[] },
  change: EntryChange,
): Promise<readonly RemovedEntry[]> {
  const which = sql`unnest(${[...entryIds]}::uuid[]) as wanted (id)
    where e.id = wanted.id and e.direction_id = ${directionId}`;
  return removeSome(db, which, change);
}

export interface EntryAsFound {
  readonly entryId: string;
  /** The duplicate that must still exist. */
  readonly keptId: string | null;
  readonly changedAt: Date;
}

/** Removes entries that have not changed since they were found. */
export function removeUnchanged(
  db: Db,
  {
    directionIds,
    entries,
  }: { readonly directionIds: readonly string[]; readonly entries: readonly EntryAsFound[] },
  change: EntryChange,
): Promise<readonly RemovedEntry[]> {
  const which = sql`
    unnest(${entries.map(({ entryId }) => entryId)}::uuid[], ${entries.map(({ keptId }) => keptId)}::uuid[],
      ${entries.map(({ changedAt }) => changedAt)}::timestamptz[]) as wanted (id, kept_id, changed_at)
    where e.id = wanted.id and e.changed_at = wanted.changed_at and e.direction_id = any(${[...directionIds]}::uuid[])
      and (wanted.kept_id is null or exists (select from memory_entry kept where kept.id = wanted.kept_id and kept.direction_id = e.direction_id))`;
  return removeSome(db, which, change);
}

async function removeSome(
  db: Db,
  which: RawBuilder<unknown>,
  { change, changedBy, changedAt, cleanId }: EntryChange,
): Promise<readonly RemovedEntry[]> {
  // Uses are deleted with their entry and restored with it; a replacement takes over the uses.
  const uses =
    change === 'deleted'
      ? sql`delete from memory_entry_use u using gone
          where u.organization_id = gone.organization_id and u.direction_id = gone.direction_id and u.entry_id = gone.id
          returning u.entry_id, u.used_at`
      : sql`select null::uuid as entry_id, null::timestamptz as used_at where false`;
  const { rows } = await sql<RemovedEntry>`
    with gone as (
      delete from memory_entry e using ${which} returning e.*
    ), used as (${uses}
    ), uses as (
      select entry_id, jsonb_build_object('uses', jsonb_agg(used_at)) as times from used group by entry_id
    ), kept as (
      insert into memory_entry_version
        (id, organization_id, direction_id, entry_id, change, before, clean_id, changed_by, changed_at)
      select gen_random_uuid(), organization_id, direction_id, id, ${change}, (to_jsonb(gone) - 'words') || coalesce(uses.times, '{}'),
        ${cleanId}::uuid, ${changedBy}::uuid, ${changedAt}::timestamptz
      from gone left join uses on uses.entry_id = gone.id
    )
    select direction_id, source_key, source from gone`.execute(db);
  return rows;
}

export interface EntryVersion {
  readonly versionId: string;
  readonly directionId: string;
  readonly source: string;
  readonly target: string;
}

/** Claims some versions of entries that were removed together; they belong to no removal from then on. */
export async function claimTakenOut(
  db: Db,
  {
    directionIds,
    cleanId,
    limit,
  }: { readonly directionIds: readonly string[]; readonly cleanId: string; readonly limit: number },
): Promise<readonly EntryVersion[]> {
  const { rows } = await sql<EntryVersion>`
    update memory_entry_version set clean_id = null where id = any(array(
      select id from memory_entry_version
      where clean_id = ${cleanId} and direction_id = any(${[...directionIds]}::uuid[]) limit ${limit} for update))
    returning id as version_id, direction_id, before->>'source' as source, before->>'target' as target`.execute(
    db,
  );
  return rows;
}

/** Puts entries back as these versions say, but for those that are there again. Gives the versions that did it. */
export async function putEntriesBack(
  db: Db,
  versions: readonly (Pick<EntryVersion, 'versionId'> & { readonly words: readonly number[] })[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ versionId: string }>`
    with version as (
      select id, entry_id, before || jsonb_build_object('words', words) as entry
      from memory_entry_version
      join json_to_recordset(${JSON.stringify(versions)}::json) as row ("versionId" uuid, words jsonb) on "versionId" = id
    ), back as (
      insert into memory_entry select (jsonb_populate_record(null::memory_entry, entry)).* from version
      on conflict do nothing returning organization_id, direction_id, id
    ), uses as (
      insert into memory_entry_use (organization_id, direction_id, entry_id, used_at)
      select back.organization_id, back.direction_id, back.id, used.moment::timestamptz
      from back join version on version.entry_id = back.id
        cross join jsonb_array_elements_text(coalesce(version.entry->'uses', '[]')) used (moment)
    )
    select version.id as version_id from version join back on back.id = version.entry_id`.execute(db);
  return new Set(rows.map(({ versionId }) => versionId));
}

/** Versions of an entry, the last change first. */
export function findVersions(db: Db, directionIds: readonly string[], entryId: string) {
  return db
    .selectFrom('memoryEntryVersion')
    .select(['change', 'before', 'changedBy', 'changedAt'])
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .where('entryId', '=', entryId)
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface WrittenEntry {
  readonly directionIds: readonly string[];
  readonly sourceKey: string;
  /** Markup. */
  readonly source: string;
  readonly target: string;
  readonly changedBy: string;
  readonly from: Date;
  readonly to: Date;
}

/** Entries that somebody wrote at a time and that nobody has changed since. */
export function findWrittenEntries(db: Db, wanted: WrittenEntry) {
  const { directionIds, sourceKey, source, target, changedBy, from, to } = wanted;
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'directionId'])
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .where('sourceKey', '=', sourceKey)
    .where('source', '=', source)
    .where('target', '=', target)
    .where('changedBy', '=', changedBy)
    .where('changedAt', '>=', from)
    .where('changedAt', '<=', to)
    .execute();
}

interface OverwritingEntry {
  readonly directionId: string;
  readonly sourceKey: string;
  readonly identity: string;
  readonly changedAt: Date;
}

/** What an entry overwrote when it was written last; undefined where it was new. */
export async function findOverwritten(
  db: Db,
  { directionId, sourceKey, identity, changedAt }: OverwritingEntry,
): Promise<{ readonly target: string } | undefined> {
  const { rows } = await sql<{ readonly target: string }>`
    select before ->> 'target' as target from memory_entry_version
    where direction_id = ${directionId} and change = 'changed' and changed_at = ${changedAt}
      and before ->> 'source_key' = ${sourceKey} and before ->> 'identity' = ${identity}
    limit 1`.execute(db);
  return rows[0];
}
