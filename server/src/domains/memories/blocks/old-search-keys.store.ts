import { sql } from 'kysely';
import { integersColumn, textColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';

/** A direction with entries that may lack what they are found by. */
export interface OldDirection extends SourceOwner {
  /** Entries up to this one lack nothing. */
  readonly after: string;
}

/** Locks a direction whose entries have old search keys, until the transaction ends. */
export async function holdOldDirection(db: Db): Promise<OldDirection | undefined> {
  const row = await db
    .selectFrom('memoryDirection')
    .select(['organizationId', 'id as directionId', 'oldKeysAfter as after'])
    .where('oldKeysAfter', 'is not', null)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { ...row, after: row.after ?? '' };
}

const entriesPerStep = 1_000;

export type EntryOfBefore = Awaited<ReturnType<typeof findEntriesOfBefore>>[number];

/** Entries outside of blocks, by id. `wordless`: the row holds no words. */
export function findEntriesOfBefore(db: Db, { organizationId, directionId, after }: OldDirection) {
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'sourceKey', 'source', 'target'])
    .select(sql<boolean>`cardinality(words) = 0`.as('wordless'))
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('words', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(entriesPerStep)
    .execute();
}

export async function writeFeatures(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  sources: readonly { readonly sourceKey: string; readonly features: readonly number[] }[],
): Promise<void> {
  if (sources.length === 0) return;
  await sql`
    update memory_source s set features = source.features
    from (${selectRows(sources, { sourceKey: textColumn, features: integersColumn })}) source
    where s.organization_id = ${organizationId} and s.direction_id = ${directionId}
      and s.source_key = source.source_key and s.features <> source.features`.execute(db);
}

/** `last`: the entry up to which nothing is lacking; null where that is the last one. */
export async function keepRenewed(db: Db, { directionId }: SourceOwner, last: string | null): Promise<void> {
  await db.updateTable('memoryDirection').set({ oldKeysAfter: last }).where('id', '=', directionId).execute();
}
