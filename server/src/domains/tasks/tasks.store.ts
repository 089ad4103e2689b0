import type { TaskTerms } from '@transloom/contracts/task-prices';
import type { TaskState } from '@transloom/core/workflow/task-state';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';

/** Tasks with what their document, project and plan say about them. */
export const placedTasks = (db: Db) =>
  db
    .selectFrom('task')
    .innerJoin('document', 'document.id', 'task.documentId')
    .innerJoin('project', 'project.id', 'task.projectId')
    .innerJoin('documentFlow', 'documentFlow.documentId', 'task.documentId')
    .leftJoin('taskPlan', 'taskPlan.projectId', 'task.projectId')
    .innerJoin('documentPart', (join) =>
      join
        .onRef('documentPart.documentId', '=', 'task.documentId')
        .onRef('documentPart.part', '=', 'task.part'),
    )
    .selectAll('task')
    .select(['document.name as documentName', 'document.sourceLanguage', 'document.targetLanguage'])
    .select('document.plan as documentPlan')
    .select(['document.createdAt as uploadedAt', 'documentPart.words', 'documentPart.segments'])
    .select(['project.name as projectName', 'project.deadline as projectDeadline'])
    .select(['project.status as projectStatus', 'project.creatorId as projectCreatorId'])
    .select('project.settings as projectSettings')
    .select(['documentFlow.stages as flowStages', 'documentFlow.mode', 'taskPlan.ownReview'])
    .select(({ selectFrom, fn }) =>
      selectFrom('documentPart as every')
        .select(fn.countAll<number>().as('count'))
        .whereRef('every.documentId', '=', 'task.documentId')
        .as('parts'),
    );

export type PlacedTask = Awaited<ReturnType<typeof findTasks>>[number];

export function findTasks(db: Db, taskIds: readonly string[]) {
  return placedTasks(db).where('task.id', 'in', taskIds).execute();
}

/** Tasks that people have and have not submitted, or were asked to take and have not answered. */
export async function findOpenTaskIds(db: Db, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('task')
    .select('task.id')
    .where('task.state', '!=', 'submitted')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('task.assigneeId', 'in', userIds),
        exists(
          selectFrom('taskPerson')
            .select('taskPerson.userId')
            .whereRef('taskPerson.taskId', '=', 'task.id')
            .where('taskPerson.userId', 'in', userIds)
            .where('taskPerson.answer', '=', 'asked'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export function findTasksOfProject(db: Db, projectId: string): Promise<PlacedTask[]> {
  return placedTasks(db)
    .where('task.projectId', '=', projectId)
    .orderBy('task.documentId')
    .orderBy('task.part')
    .orderBy('task.stage')
    .execute();
}

export function findTasksOfDocument(db: Db, documentId: string): Promise<PlacedTask[]> {
  return placedTasks(db)
    .where('task.documentId', '=', documentId)
    .orderBy('task.part')
    .orderBy('task.stage')
    .execute();
}

const ofSameParts = (taskIds: readonly string[]) => sql<boolean>`(task.document_id, task.part) in (
  select named.document_id, named.part from task named where named.id = any(${[...taskIds]}::uuid[]))`;

/** All stages of the parts of these tasks, in the order of stages, locked until the transaction ends. */
export function lockParts(db: Db, taskIds: readonly string[]): Promise<PlacedTask[]> {
  return placedTasks(db)
    .where(ofSameParts(taskIds))
    .orderBy('task.documentId')
    .orderBy('task.part')
    .orderBy('task.stage')
    .forUpdate('task')
    .execute();
}

/** The same without locks. */
export function findParts(db: Db, taskIds: readonly string[]): Promise<PlacedTask[]> {
  return placedTasks(db)
    .where(ofSameParts(taskIds))
    .orderBy('task.documentId')
    .orderBy('task.part')
    .orderBy('task.stage')
    .execute();
}

export function lockTasksOfDocument(db: Db, documentId: string): Promise<PlacedTask[]> {
  return placedTasks(db)
    .where('task.documentId', '=', documentId)
    .orderBy('task.part')
    .orderBy('task.stage')
    .forUpdate('task')
    .execute();
}

/** Lets others read a task and nobody change it until the transaction ends. */
export async function shareTask(db: Db, taskId: string): Promise<void> {
  await db.selectFrom('task').select('id').where('id', '=', taskId).forShare().execute();
}

/** How many segments of each part stand at each stage; locked ones are nobody's work. */
export interface StageCount {
  readonly documentId: string;
  readonly part: number;
  readonly confirmedStage: number;
  readonly segments: number;
}

export async function countStages(db: Db, documentIds: readonly string[]): Promise<readonly StageCount[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await sql<StageCount>`
    select document_id as "documentId", part, confirmed_stage as "confirmedStage",
      (count(*) filter (where not locked))::int as segments
    from segment where document_id = any(${[...new Set(documentIds)]}::uuid[])
    group by document_id, part, confirmed_stage`.execute(db);
  return rows;
}

/** Segments of a task that somebody confirmed since a moment, with their words of the part in proportion. */
export async function countConfirmedBy(
  db: Db,
  { documentId, part, stage }: Pick<PlacedTask, 'documentId' | 'part' | 'stage'>,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('segment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('documentId', '=', documentId)
    .where('part', '=', part)
    .where('confirmedStage', '>=', stage)
    .where('changedBy', '=', userId)
    .where('changedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is changed in all tasks of a call alike. */
export interface TaskChange {
  readonly managerId?: string;
  readonly assigneeId?: string | null;
  readonly deadline?: Date | null;
  readonly assignedAt?: Date;
  readonly acceptedAt?: Date | null;
  readonly submittedAt?: Date | null;
  readonly note?: string;
  readonly terms?: TaskTerms;
  readonly currency?: string | null;
  readonly unitPrice?: number | null;
  readonly per?: number | null;
  readonly billableWords?: number | null;
  /** The snapshot the words come from; null where they were typed. */
  readonly analysisId?: string | null;
  readonly extraFee?: number | null;
}

export interface TaskMove {
  readonly id: string;
  readonly from: TaskState;
  readonly to: TaskState;
  /** Returns to be added. */
  readonly returned?: number;
}

/** Moves tasks that are still in the state they were decided in, in one statement; gives the moved ones. */
export async function moveTasks(
  db: Db,
  moves: readonly TaskMove[],
  { terms, ...change }: TaskChange,
): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set();
  const rows = await db
    .updateTable('task')
    .from(
      sql<{ id: string; before: string; after: string; added: number }>`jsonb_to_recordset(${JSON.stringify(
        moves.map(({ id, from, to, returned = 0 }) => ({ id, before: from, after: to, added: returned })),
      )}::jsonb)`.as<'moved'>(sql`moved(id uuid, before text, after text, added integer)`),
    )
    .set({
      ...change,
      ...(terms !== undefined && { terms: JSON.stringify(terms) }),
      state: sql<string>`moved.after`,
      returned: sql<number>`task.returned + moved.added`,
    })
    .whereRef('task.id', '=', 'moved.id')
    .whereRef('task.state', '=', 'moved.before')
    .returning('task.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface BilledTask {
  readonly id: string;
  readonly words: number;
  readonly analysisId: string | null;
}

/** What tasks are billed by, and the snapshot it comes from. */
export async function setBillable(db: Db, tasks: readonly BilledTask[]): Promise<void> {
  await sql`
    update task set billable_words = billed.words, analysis_id = billed."analysisId"
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as billed(id uuid, words integer, "analysisId" uuid)
    where task.id = billed.id`.execute(db);
}

interface PricedTask {
  readonly id: string;
  readonly currency: string;
  readonly unitPrice: number;
  readonly per: number;
  readonly terms: TaskTerms;
}

/** Gives tasks prices of their own. */
export async function setPrices(db: Db, tasks: readonly PricedTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await sql`
    update task set currency = priced.currency, unit_price = priced."unitPrice", per = priced.per, extra_fee = 0,
      terms = priced.terms
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
      as priced(id uuid, currency text, "unitPrice" numeric, per integer, terms jsonb)
    where task.id = priced.id`.execute(db);
}

export async function setExtraFees(
  db: Db,
  tasks: readonly { readonly id: string; readonly extraFee: number }[],
): Promise<void> {
  await sql`
    update task set extra_fee = paid."extraFee"
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as paid(id uuid, "extraFee" numeric)
    where task.id = paid.id`.execute(db);
}

export async function updateNote(db: Db, taskId: string, note: string): Promise<void> {
  await db.updateTable('task').set({ note }).where('id', '=', taskId).execute();
}

export interface NewRecord {
  readonly organizationId: string;
  readonly taskId: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly fromState: TaskState;
  readonly toState: TaskState;
  readonly reason: string;
  readonly details: object;
}

const rowsPerInsert = 2000;

export async function insertRecords(db: Db, records: readonly NewRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += rowsPerInsert)
    await db
      .insertInto('taskRecord')
      .values(
        records
          .slice(from, from + rowsPerInsert)
          .map((record) => ({ id: newId(), ...record, details: JSON.stringify(record.details) })),
      )
      .execute();
}

export function findRecords(db: Db, taskId: string) {
  return db
    .selectFrom('taskRecord')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The newest return of each of these tasks. */
export function findLastReturns(db: Db, taskIds: readonly string[]) {
  return db
    .selectFrom('taskRecord')
    .selectAll()
    .distinctOn('taskId')
    .where('taskId', 'in', taskIds)
    .where('action', '=', 'return')
    .orderBy('taskId')
    .orderBy('at', 'desc')
    .execute();
}

export interface NewShare {
  readonly organizationId: string;
  readonly taskId: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly documentName: string;
  readonly kind: string;
  readonly userId: string;
  readonly segments: number;
  readonly billableWords: number;
  readonly currency: string | null;
  readonly amount: number | null;
  readonly at: Date;
}

export async function insertShare(db: Db, share: NewShare): Promise<void> {
  await db
    .insertInto('taskShare')
    .values({ id: newId(), ...share })
    .execute();
}

export async function deleteTasks(db: Db, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length > 0) await db.deleteFrom('task').where('id', 'in', taskIds).execute();
}
