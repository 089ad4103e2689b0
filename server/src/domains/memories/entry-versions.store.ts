import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { NewEntry } from './new-entry.ts';

/** Keeps what stands where these entries are about to be written with another target; locks those rows. */
export async function keepOverwritten(db: Db, entries: readonly NewEntry[]): Promise<void> {
  const column = <Key extends keyof NewEntry>(key: Key) => entries.map((entry) => entry[key]);
  await sql`
    insert into memory_entry_version
      (id, organization_id, direction_id, entry_id, change, before, changed_by, changed_at)
    select gen_random_uuid(), old.organization_id, old.direction_id, old.id, 'changed', to_jsonb(old) - 'words',
      new.changed_by, new.changed_at
    from memory_entry old
    join unnest(${column('directionId')}::uuid[], ${column('identity')}::uuid[], ${column('target')}::text[],
        ${column('changedBy')}::uuid[], ${column('changedAt')}::timestamptz[])
      as new (direction_id, identity, target, changed_by, changed_at)
      on old.direction_id = new.direction_id and old.identity = new.identity
    where new.target <> old.target and new.changed_at >= old.changed_at
    for update of old`.execute(db);
}

interface EntryChange {
  readonly change: 'changed' | 'deleted';
  readonly changedBy: string;
  readonly changedAt: Date;
  /** Of the clean-up that takes them out. */
  readonly cleanId: string | null;
}

/** Deletes entries and keeps what they were. Gives the keys of their sources, one for each. */
export async function removeEntries(
  db: Db,
  { directionId, entryIds }: { readonly directionId: string; readonly entryIds: readonly string[] },
  { change, changedBy, changedAt, cleanId }: EntryChange,
): Promise<readonly string[]> {
  const { rows } = await sql<{ sourceKey: string }>`
    with gone as (
      delete from memory_entry where direction_id = ${directionId} and id = any(${[...entryIds]}::uuid[]) returning *
    ), kept as (
      insert into memory_entry_version
        (id, organization_id, direction_id, entry_id, change, before, clean_id, changed_by, changed_at)
      select gen_random_uuid(), organization_id, direction_id, id, ${change}, to_jsonb(gone) - 'words', ${cleanId}::uuid,
        ${changedBy}::uuid, ${changedAt}::timestamptz
      from gone
    )
    select source_key from gone`.execute(db);
  return rows.map(({ sourceKey }) => sourceKey);
}

/** What an entry was before each change, the last change first. */
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
