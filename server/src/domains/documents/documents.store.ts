import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { DocumentStatus } from '@transloom/contracts/documents';
import type { Failure } from '@transloom/contracts/jobs';
import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { unfinishedStatuses } from './document-status.ts';
import type { NextReading, RereadingRecord } from './next-reading.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';

export interface NewDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly projectId: string;
  readonly fileId: string;
  readonly position: number;
  readonly name: string;
  /** Null until the file is read, where it was too large to recognize during the upload. */
  readonly format: string | null;
  readonly bytes: number;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly plan: PretranslationPlan;
  readonly options: ChosenOptions;
  readonly createdAt: Date;
}

/** False where the project has a document of that name and language already. */
export async function insertDocument(db: Db, document: NewDocument): Promise<boolean> {
  const inserted = await db
    .insertInto('document')
    .values({
      ...document,
      plan: JSON.stringify(document.plan),
      options: JSON.stringify(document.options),
      status: 'waiting',
    })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'projectId', 'targetLanguage', 'name']).doNothing(),
    )
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Documents with the number of segments of each origin. */
const documentView = (db: Db) =>
  db
    .selectFrom('document')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('segment')
          .whereRef('segment.documentId', '=', 'document.id')
          .select((eb) => [
            eb.fn.countAll<string>().filterWhere('confirmed', '=', true).as('confirmedCount'),
            eb.fn.countAll<string>().filterWhere('target', '<>', '').as('translatedCount'),
            eb.fn.countAll<string>().filterWhere('origin', '=', 'memory').as('fromMemory'),
            eb.fn.countAll<string>().filterWhere('origin', '=', 'engine').as('fromEngine'),
            eb.fn.countAll<string>().filterWhere('segment.failure', 'is not', null).as('engineFailures'),
            eb.fn
              .countAll<string>()
              .filterWhere(sql<boolean>`segment.failure ->> 'code' = 'engine.no-characters'`)
              .as('outOfCharacters'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('document')
    .select([
      'counted.confirmedCount',
      'counted.translatedCount',
      'counted.fromMemory',
      'counted.fromEngine',
      'counted.engineFailures',
      'counted.outOfCharacters',
    ]);

/** Changes the plan of the documents of a project in one language. */
export async function updatePlans(
  db: Db,
  { projectId, targetLanguage }: { readonly projectId: string; readonly targetLanguage: string },
  plan: PretranslationPlan,
): Promise<void> {
  await db
    .updateTable('document')
    .set({ plan: JSON.stringify(plan) })
    .where('projectId', '=', projectId)
    .where('targetLanguage', '=', targetLanguage)
    .execute();
}

export type DocumentView = Awaited<ReturnType<typeof findDocumentsOfProject>>[number];

export function findDocumentsOfProject(db: Db, projectId: string) {
  return documentView(db)
    .where('document.projectId', '=', projectId)
    .orderBy('document.position')
    .orderBy('document.targetLanguage')
    .execute();
}

export function findDocumentView(db: Db, documentId: string) {
  return documentView(db).where('document.id', '=', documentId).executeTakeFirst();
}

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export function findDocument(db: Db, documentId: string) {
  return db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirst();
}

/** Held until the transaction ends, so that two runs of one job cannot both go on. */
export function lockDocument(db: Db, documentId: string) {
  return db.selectFrom('document').selectAll().where('id', '=', documentId).forUpdate().executeTakeFirst();
}

export function findDocuments(db: Db, documentIds: readonly string[]) {
  return db
    .selectFrom('document')
    .selectAll()
    .where('id', 'in', documentIds)
    .orderBy('position')
    .orderBy('targetLanguage')
    .execute();
}

export async function nextPosition(db: Db, projectId: string): Promise<number> {
  const { last } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function takenNames(db: Db, projectId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('document').select('name').where('projectId', '=', projectId).execute();
  return new Set(rows.map((row) => row.name));
}

export interface DocumentChange {
  readonly status?: DocumentStatus;
  readonly failure?: Failure | null;
  readonly jobId?: string;
  readonly format?: string;
  readonly fileId?: string;
  readonly bytes?: number;
  readonly options?: ChosenOptions;
  readonly segmentation?: SegmentationSettings | null;
  readonly nextReading?: NextReading | null;
  readonly rereading?: RereadingRecord | null;
  readonly warnings?: readonly object[];
  readonly segmentCount?: number;
  readonly wordCount?: number;
  readonly characterCount?: number;
}

export async function updateDocument(db: Db, documentId: string, change: DocumentChange): Promise<void> {
  await db
    .updateTable('document')
    .set(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, columnValue(value)])))
    .where('id', '=', documentId)
    .execute();
}

/** Objects are stored as JSON. */
function columnValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * Whether another document uses the same file. All of them are locked until the transaction ends, so that one of two
 * simultaneous deletions sees that it is the last.
 */
export async function isFileShared(db: Db, fileId: string, documentId: string): Promise<boolean> {
  const documents = await db
    .selectFrom('document')
    .select('id')
    .where((eb) => eb.or([eb('fileId', '=', fileId), eb(sql<string>`next_reading->>'fileId'`, '=', fileId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return documents.some(({ id }) => id !== documentId);
}

export async function deleteDocumentRow(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom('document').where('id', '=', documentId).execute();
}

/** Sums over the documents of each project, by project id. */
export function sumByProject(db: Db, projectIds: readonly string[]) {
  return db
    .selectFrom('document')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('segment')
          .whereRef('segment.documentId', '=', 'document.id')
          .where('confirmed', '=', true)
          .select((eb) => eb.fn.countAll<string>().as('confirmed'))
          .as('counted'),
      (join) => join.onTrue(),
    )
    .where('projectId', 'in', projectIds)
    .groupBy('projectId')
    .select((eb) => [
      'projectId',
      eb.fn.countAll<string>().as('documentCount'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'failed').as('failedCount'),
      eb.fn.countAll<string>().filterWhere('status', 'in', unfinishedStatuses).as('busyCount'),
      eb.fn.sum<string>('wordCount').as('wordCount'),
      eb.fn.sum<string>('characterCount').as('characterCount'),
      eb.fn.sum<string>('segmentCount').as('segmentCount'),
      sql<string>`coalesce(sum(counted.confirmed), 0)`.as('confirmedCount'),
    ])
    .execute();
}

export async function storeEditorMode(db: Db, documentId: string, editorMode: string): Promise<void> {
  await db.updateTable('document').set({ editorMode }).where('id', '=', documentId).execute();
}
