import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { DeletedRows } from './concepts.store.ts';

export interface NewVersion {
  readonly id: string;
  readonly organizationId: string;
  readonly termBaseId: string;
  readonly conceptId: string;
  readonly content: string;
  readonly change: 'edited' | 'deleted';
  /** Origin of a deleted concept. */
  readonly origin: string | null;
  /** The cleaning that removes it. */
  readonly cleanId: string | null;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly revision: number;
}

export async function insertVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length > 0) await db.insertInto('termVersion').values(versions).execute();
}

/** Versions of a concept, the last change first. */
export function findVersions(db: Db, conceptId: string) {
  return db
    .selectFrom('termVersion')
    .selectAll()
    .where('conceptId', '=', conceptId)
    .orderBy('revision', 'desc')
    .execute();
}

/** Claims some versions of concepts that a cleaning removed; they belong to no cleaning from then on. */
export function claimTakenOut(
  db: Db,
  {
    termBaseId,
    cleanId,
    limit,
  }: { readonly termBaseId: string; readonly cleanId: string; readonly limit: number },
) {
  return db
    .updateTable('termVersion')
    .set({ cleanId: null })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('termVersion as taken')
        .select('taken.id')
        .where('taken.cleanId', '=', cleanId)
        .where('taken.termBaseId', '=', termBaseId)
        .limit(limit)
        .forUpdate(),
    )
    .returning(['organizationId', 'termBaseId', 'conceptId', 'content', 'origin'])
    .execute();
}

const versionsPerDeletion = 20_000;

/** Gives how many, and their pictures. */
export async function deleteSomeVersions(db: Db, termBaseId: string): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRows>`
    with gone as (
      delete from term_version where ctid = any(array(
        select ctid from term_version where term_base_id = ${termBaseId} limit ${versionsPerDeletion}))
      returning (content->>'picture')::uuid as picture_id)
    select count(*)::integer as deleted,
      coalesce(array_agg(picture_id) filter (where picture_id is not null), '{}') as pictures from gone`.execute(
    db,
  );
  return rows[0] ?? { deleted: 0, pictures: [] };
}
