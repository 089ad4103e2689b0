import type { Flow } from '@transloom/contracts/project-settings';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';

interface ProjectPlace {
  readonly organizationId: string;
  readonly projectId: string;
}

/** The plan of a project, made where there is none; its row is locked until the transaction ends. */
export function lockPlan(db: Db, { organizationId, projectId }: ProjectPlace) {
  return db
    .insertInto('taskPlan')
    .values({ organizationId, projectId })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'projectId'])
        .doUpdateSet({ ownReview: sql<boolean>`task_plan.own_review` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePlan(db: Db, projectId: string, ownReview: boolean): Promise<void> {
  await db.updateTable('taskPlan').set({ ownReview }).where('projectId', '=', projectId).execute();
}

export interface PlannableDocument {
  readonly id: string;
  readonly segmentCount: number;
  readonly wordCount: number;
}

/** Documents of a project that are read and have no tasks yet. */
export function findUnplanned(db: Db, projectId: string): Promise<PlannableDocument[]> {
  return db
    .selectFrom('document')
    .select(['id', 'segmentCount', 'wordCount'])
    .where('projectId', '=', projectId)
    .where('segmentCount', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documentFlow').select('documentId').whereRef('documentId', '=', 'document.id'))),
    )
    .execute();
}

/** Names of files that cannot be planned, because they are not read. */
export async function findUnread(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('name')
    .distinct()
    .where('projectId', '=', projectId)
    .where('segmentCount', '=', 0)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

const rowsPerInsert = 2000;

/** Gives documents a flow, one part and a task for each stage. */
export async function insertPlanned(
  db: Db,
  { organizationId, projectId }: ProjectPlace,
  documents: readonly PlannableDocument[],
  { stages, now }: { readonly stages: Flow; readonly now: Date },
): Promise<void> {
  if (documents.length === 0) return;
  const flows = documents.map(({ id }) => ({
    organizationId,
    projectId,
    documentId: id,
    stages: JSON.stringify(stages),
  }));
  await db.insertInto('documentFlow').values(flows).execute();
  const parts = documents.map(({ id, segmentCount, wordCount }) => ({
    organizationId,
    documentId: id,
    part: 1,
    segments: segmentCount,
    words: wordCount,
  }));
  await db.insertInto('documentPart').values(parts).execute();
  await insertTasks(
    db,
    documents.flatMap(({ id }) =>
      stages.map(({ kind }, index) => ({
        organizationId,
        projectId,
        documentId: id,
        part: 1,
        stage: index + 1,
        kind,
        createdAt: now,
      })),
    ),
  );
}

export interface NewTask {
  readonly organizationId: string;
  readonly projectId: string;
  readonly documentId: string;
  readonly part: number;
  readonly stage: number;
  readonly kind: string;
  readonly createdAt: Date;
}

export async function insertTasks(db: Db, tasks: readonly NewTask[]): Promise<void> {
  for (let from = 0; from < tasks.length; from += rowsPerInsert)
    await db
      .insertInto('task')
      .values(tasks.slice(from, from + rowsPerInsert).map((task) => ({ id: newId(), ...task })))
      .execute();
}

/** Documents of a project as the plan lists them. */
export function findPlannedDocuments(db: Db, projectId: string) {
  return db
    .selectFrom('document')
    .innerJoin('documentFlow', 'documentFlow.documentId', 'document.id')
    .select(['document.id', 'name', 'sourceLanguage', 'targetLanguage', 'wordCount', 'segmentCount'])
    .select(['documentFlow.mode', 'documentFlow.stages'])
    .where('document.projectId', '=', projectId)
    .orderBy('document.position')
    .orderBy('document.targetLanguage')
    .execute();
}

/** Gives the documents among these that have a flow. */
export async function updateMode(db: Db, documentIds: readonly string[], mode: string): Promise<string[]> {
  const rows = await db
    .updateTable('documentFlow')
    .set({ mode })
    .where('documentId', 'in', documentIds)
    .returning('documentId')
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** Documents that follow other stages than these, with whether somebody began to work on them. */
export async function findOtherFlows(db: Db, projectId: string, stages: Flow): Promise<readonly OtherFlow[]> {
  const { rows } = await sql<OtherFlow>`
    select document.id, document.name, document.target_language as "targetLanguage",
      document.segment_count as "segmentCount", document.word_count as "wordCount",
      exists (select 1 from task where task.document_id = document.id and task.state <> 'unassigned')
        or exists (select 1 from segment where segment.document_id = document.id and segment.confirmed_stage > 0
          and segment.changed_by is not null) as started
    from document_flow join document on document.id = document_flow.document_id
    where document_flow.project_id = ${projectId} and document_flow.stages <> ${JSON.stringify(stages)}::jsonb
    order by document.position, document.target_language`.execute(db);
  return rows;
}

export interface OtherFlow extends PlannableDocument {
  readonly name: string;
  readonly targetLanguage: string;
  readonly started: boolean;
}

/** Forgets stages, parts and tasks of documents. */
export async function deletePlanned(db: Db, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await db.deleteFrom('task').where('documentId', 'in', documentIds).execute();
  await db.deleteFrom('documentPart').where('documentId', 'in', documentIds).execute();
  await db.deleteFrom('documentFlow').where('documentId', 'in', documentIds).execute();
  await db
    .updateTable('segment')
    .set({ part: 1 })
    .where('documentId', 'in', documentIds)
    .where('part', '<>', 1)
    .execute();
}
