import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** How a project uses a term base. */
export interface TermBaseUse {
  readonly termBaseId: string;
  readonly reads: boolean;
  readonly writes: boolean;
}

/** In their order; without those of deleted bases. */
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

/** Whoever names others for the project at the same time does so afterwards. */
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
