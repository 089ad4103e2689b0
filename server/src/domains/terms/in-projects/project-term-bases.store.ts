import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** How a project uses a term base. */
export interface TermBaseUse {
  readonly termBaseId: string;
  readonly reads: boolean;
  readonly writes: boolean;
}

/** Term bases of a project in their order, without deleted ones. */
export function findTermBaseUses(db: Db, projectId: string): Promise<TermBaseUse[]> {
  return db
    .selectFrom('projectTermBase')
    .innerJoin('termBase', 'termBase.id', 'projectTermBase.termBaseId')
    .select(['termBaseId', 'reads', 'writes'])
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .execute();
}

/** Replaces the term bases of a project; simultaneous changes wait for one another. */
export async function replaceTermBaseUses(
  db: Db,
  project: { readonly organizationId: string; readonly projectId: string },
  uses: readonly TermBaseUse[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`term bases of ${project.projectId}`}, 0))`.execute(
    db,
  );
  await db.deleteFrom('projectTermBase').where('projectId', '=', project.projectId).execute();
  if (uses.length === 0) return;
  await db
    .insertInto('projectTermBase')
    .values(uses.map((use, place) => ({ ...project, ...use, place })))
    .execute();
}
