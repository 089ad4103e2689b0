import type { Failure } from '@transloom/contracts/jobs';
import type { ImportSummary } from '@transloom/contracts/memories';
import type { Db } from '../../platform/db/database.ts';

export interface NewImport {
  readonly id: string;
  readonly organizationId: string;
  readonly memoryId: string;
  /** Among the files that come with it. */
  readonly position: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly jobId: string;
  readonly creatorId: string;
  readonly createdAt: Date;
}

export async function insertImport(db: Db, row: NewImport): Promise<void> {
  await db.insertInto('memoryImport').values(row).execute();
}

export type ImportRow = Awaited<ReturnType<typeof findLastImports>>[number];

/** Of each memory the files that came at the same moment, the last time any came. */
export function findLastImports(db: Db, memoryIds: readonly string[]) {
  return db
    .selectFrom('memoryImport')
    .selectAll()
    .where('memoryId', 'in', memoryIds)
    .where('createdAt', '=', ({ selectFrom }) =>
      selectFrom('memoryImport as other')
        .select(({ fn }) => fn.max('other.createdAt').as('newest'))
        .whereRef('other.memoryId', '=', 'memoryImport.memoryId'),
    )
    .orderBy('position')
    .execute();
}

export type ImportEnd = { readonly finishedAt: Date } & (
  | { readonly summary: ImportSummary }
  | { readonly failure: Failure }
);

export async function endImport(db: Db, importId: string, end: ImportEnd): Promise<void> {
  await db.updateTable('memoryImport').set(end).where('id', '=', importId).execute();
}
