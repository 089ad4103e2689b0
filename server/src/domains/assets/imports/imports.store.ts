import type { ImportSummary, TableLayout } from '@transloom/contracts/assets';
import type { Failure } from '@transloom/contracts/jobs';
import type { Db } from '../../../platform/db/database.ts';

export interface NewImport {
  readonly id: string;
  readonly organizationId: string;
  readonly assetId: string;
  /** Position among the files that were uploaded together. */
  readonly position: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Format of the upload as it was recognized. */
  readonly format: string;
  readonly jobId: string;
  readonly layer?: string | undefined;
  readonly layout?: TableLayout | undefined;
  readonly creatorId: string;
  readonly createdAt: Date;
}

export async function insertImport(db: Db, { layout, ...row }: NewImport): Promise<void> {
  const values = { ...row, layout: layout && JSON.stringify(layout) };
  await db.insertInto('assetImport').values(values).execute();
}

export type ImportRow = Awaited<ReturnType<typeof findLastImports>>[number];

/** The files that were last imported together into each asset. */
export function findLastImports(db: Db, assetIds: readonly string[]) {
  return db
    .selectFrom('assetImport')
    .selectAll()
    .where('assetId', 'in', assetIds)
    .where('createdAt', '=', ({ selectFrom }) =>
      selectFrom('assetImport as other')
        .select(({ fn }) => fn.max('other.createdAt').as('newest'))
        .whereRef('other.assetId', '=', 'assetImport.assetId'),
    )
    .orderBy('position')
    .execute();
}

/** All imports of an asset, the newest first. */
export function findImportsOf(db: Db, assetId: string) {
  return db
    .selectFrom('assetImport')
    .selectAll()
    .where('assetId', '=', assetId)
    .orderBy('createdAt', 'desc')
    .orderBy('position')
    .execute();
}

/** Whether a file is being imported into one of them, or waits. */
export async function hasUnfinishedImports(db: Db, assetIds: readonly string[]): Promise<boolean> {
  const unfinished = await db
    .selectFrom('assetImport')
    .select('id')
    .where('assetId', 'in', assetIds)
    .where('finishedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unfinished !== undefined;
}

export function findImport(db: Db, importId: string) {
  return db.selectFrom('assetImport').selectAll().where('id', '=', importId).executeTakeFirst();
}

/** Waits for whoever changes it; until the transaction ends nobody else does. */
export function lockImport(db: Db, importId: string) {
  return db
    .selectFrom('assetImport')
    .selectAll()
    .where('id', '=', importId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** An absent frame leaves the stored one as it is. */
export async function saveCheckpoint(
  db: Db,
  importId: string,
  { checkpoint, frame }: { readonly checkpoint: object | null; readonly frame?: object | undefined },
): Promise<void> {
  await db
    .updateTable('assetImport')
    .set({
      checkpoint: checkpoint && JSON.stringify(checkpoint),
      ...(frame && { frame: JSON.stringify(frame) }),
    })
    .where('id', '=', importId)
    .execute();
}

/** Another job carries it out from now on. */
export async function moveImport(db: Db, importId: string, jobId: string): Promise<void> {
  const open = { jobId, failure: null, summary: null, finishedAt: null };
  await db.updateTable('assetImport').set(open).where('id', '=', importId).execute();
}

export interface ImportEnd {
  readonly finishedAt: Date;
  readonly summary?: ImportSummary;
  readonly failure: Failure | null;
}

export async function endImport(db: Db, importId: string, end: ImportEnd): Promise<void> {
  await db.updateTable('assetImport').set(end).where('id', '=', importId).execute();
}

export async function markTakenBack(db: Db, importId: string, takenBackAt: Date): Promise<void> {
  await db.updateTable('assetImport').set({ takenBackAt }).where('id', '=', importId).execute();
}

export async function deleteImports(db: Db, assetId: string): Promise<void> {
  await db.deleteFrom('assetImport').where('assetId', '=', assetId).execute();
}
