import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';

/** How a project uses a memory. */
export interface MemoryUse {
  readonly memoryId: string;
  readonly reads: boolean;
  readonly writes: boolean;
  /** Points off its matches; null: those the memory says. */
  readonly penalty: number | null;
}

/** Memories of a project in their order, without deleted ones. */
export const findMemoryUses: (db: Db, projectId: string) => Promise<MemoryUse[]> = preparedStatement(
  (db, projectId: string) =>
    db
      .selectFrom('projectMemory')
      .innerJoin('memory', 'memory.id', 'projectMemory.memoryId')
      .select(['memoryId', 'reads', 'writes', 'projectMemory.penalty'])
      .where('projectId', '=', projectId)
      .where('deletedAt', 'is', null)
      .orderBy('place'),
);

/** Replaces the memories of a project; simultaneous changes wait for one another. */
export async function replaceMemoryUses(
  db: Db,
  project: { readonly organizationId: string; readonly projectId: string },
  uses: readonly MemoryUse[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`memories of ${project.projectId}`}, 0))`.execute(
    db,
  );
  await db.deleteFrom('projectMemory').where('projectId', '=', project.projectId).execute();
  if (uses.length === 0) return;
  await db
    .insertInto('projectMemory')
    .values(uses.map((use, place) => ({ ...project, ...use, place })))
    .execute();
}
