import { type ImportSummary, importSummarySchema } from '@transloom/contracts/assets';
import type { Failure } from '@transloom/contracts/jobs';
import type { TmxHeader } from '@transloom/core/memory/tmx/tmx-unit';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewImport {
  readonly id: string;
  readonly organizationId: string;
  readonly memoryId: string;
  /** Among the files that come with it. */
  readonly position: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** As the upload was recognized. */
  readonly format: string;
  readonly jobId: string;
  readonly creatorId: string;
  readonly createdAt: Date;
}

/** How far an import came: units of the file that were stored, and what became of their records. */
export interface Checkpoint {
  readonly units: number;
  /** The last of its entries that is found by similar texts and by words; absent where none is. */
  readonly lastFound?: string | undefined;
  readonly summary: ImportSummary;
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

/** All of a memory, the newest first. */
export function findImportsOf(db: Db, memoryId: string) {
  return db
    .selectFrom('memoryImport')
    .selectAll()
    .where('memoryId', '=', memoryId)
    .orderBy('createdAt', 'desc')
    .orderBy('position')
    .execute();
}

export async function markTakenBack(db: Db, importId: string, takenBackAt: Date): Promise<void> {
  await db.updateTable('memoryImport').set({ takenBackAt }).where('id', '=', importId).execute();
}

export async function findImport(db: Db, importId: string) {
  const row = await db.selectFrom('memoryImport').selectAll().where('id', '=', importId).executeTakeFirst();
  return row && { ...row, checkpoint: readCheckpoint(row.checkpoint) };
}

export function readCheckpoint(stored: unknown): Checkpoint | undefined {
  if (stored === null || typeof stored !== 'object' || !('units' in stored)) return undefined;
  const summary = importSummarySchema.parse('summary' in stored ? stored.summary : undefined);
  const lastFound = 'lastFound' in stored ? String(stored.lastFound) : undefined;
  return { units: Number(stored.units), lastFound, summary };
}

export async function saveCheckpoint(
  db: Db,
  importId: string,
  checkpoint: Checkpoint,
  header: TmxHeader | undefined,
): Promise<void> {
  await db
    .updateTable('memoryImport')
    .set({ checkpoint: JSON.stringify(checkpoint), ...(header && { header: JSON.stringify(header) }) })
    .where('id', '=', importId)
    .execute();
}

/**
 * The disk is not waited for when the transaction ends: where a power cut takes it back, an import goes on behind the
 * checkpoint before it.
 */
export async function commitSoon(db: Db): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}

/** Another job carries it out from now on. */
export async function moveImport(db: Db, importId: string, jobId: string): Promise<void> {
  const open = { jobId, failure: null, summary: null, finishedAt: null };
  await db.updateTable('memoryImport').set(open).where('id', '=', importId).execute();
}

/** Whether an import or a cleaning may write into the memory; no other one may from now until it ends. */
export async function takeWriter(db: Db, memoryId: string, importId: string): Promise<boolean> {
  const taken = await db
    .updateTable('memory')
    .set({ writingImport: importId })
    .where('id', '=', memoryId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('writingImport', 'is', null), eb('writingImport', '=', importId)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether it still is its turn; the memory is not deleted before the transaction ends. */
export async function holdWriter(db: Db, memoryId: string, importId: string): Promise<boolean> {
  const held = await db
    .selectFrom('memory')
    .select('id')
    .where('id', '=', memoryId)
    .where('deletedAt', 'is', null)
    .where('writingImport', '=', importId)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

export interface ImportEnd {
  readonly finishedAt: Date;
  readonly summary?: ImportSummary;
  readonly failure: Failure | null;
}

export async function endImport(
  db: Db,
  { importId, memoryId }: { readonly importId: string; readonly memoryId: string },
  end: ImportEnd,
): Promise<void> {
  await db.updateTable('memoryImport').set(end).where('id', '=', importId).execute();
  await freeWriter(db, memoryId, importId);
}

/** Others may write again. */
export async function freeWriter(db: Db, memoryId: string, importId: string): Promise<void> {
  const free = db.updateTable('memory').set({ writingImport: null }).where('id', '=', memoryId);
  await free.where('writingImport', '=', importId).execute();
}
