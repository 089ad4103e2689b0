import type { SortOrder } from '@transloom/contracts/fields';
import type { Failure } from '@transloom/contracts/jobs';
import { type WorkStatus, type workSortColumns, workStatusSchema } from '@transloom/contracts/work';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewWork {
  readonly id: string;
  readonly organizationId: string;
  readonly ownerId: string;
  readonly kind: string;
  readonly name: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly key: string | null;
  readonly sourceLanguage: string | null;
  readonly targetLanguage: string | null;
  readonly options: unknown;
  readonly wallet: string | null;
  readonly costAmount: number;
  readonly expectedSeconds: number | null;
  readonly createdAt: Date;
}

/** False where work of the kind with this key is there and not done. */
export async function insertWork(db: Db, { options, ...work }: NewWork): Promise<boolean> {
  const inserted = await db
    .insertInto('work')
    .values({ ...work, status: 'waiting', options: JSON.stringify(options) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Work with the progress of its job, which knows it first while the work is under way. */
function workWithProgress(db: Db) {
  return db
    .selectFrom('work')
    .leftJoin('job', (join) =>
      join.onRef('job.jobId', '=', 'work.jobId').on('work.status', 'in', ['waiting', 'running']),
    )
    .selectAll('work')
    .select(({ fn }) => [
      fn.coalesce('job.done', 'work.done').as('done'),
      fn.coalesce('job.total', 'work.total').as('total'),
      fn.coalesce('job.step', 'work.doing').as('doing'),
    ]);
}

export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

export function findWork(db: Db, kind: string, workId: string) {
  return workWithProgress(db).where('work.id', '=', workId).where('work.kind', '=', kind).executeTakeFirst();
}

/** The one that is not done. */
export function findWorkByKey(db: Db, kind: string, key: string) {
  return workWithProgress(db)
    .where('work.kind', '=', kind)
    .where('work.key', '=', key)
    .where('work.status', '<>', 'done')
    .executeTakeFirst();
}

/** Work of a kind that is done for a thing, the newest first. */
export function findDone(
  db: Db,
  { kind, subjectId, limit }: { readonly kind: string; readonly subjectId: string; readonly limit: number },
) {
  return db
    .selectFrom('work')
    .select(['id', 'name', 'options', 'result', 'createdAt', 'endedAt'])
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'done')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface WorkFilter {
  readonly kind: string;
  /** Undefined: of everybody. */
  readonly ownerId: string | undefined;
  readonly search?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly sourceLanguage?: string | undefined;
  readonly targetLanguage?: string | undefined;
  /** Instants between which it was created; the second one is exclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Empty: any. */
  readonly status: readonly WorkStatus[];
}

export interface WorkPage {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort: (typeof workSortColumns)[number];
  readonly order: SortOrder;
}

/** Rows of one page and the number of all. */
export async function findWorkPage(
  db: Db,
  filter: WorkFilter,
  { pageNumber, pageSize, sort, order }: WorkPage,
): Promise<{ readonly rows: readonly WorkRow[]; readonly total: number }> {
  const wanted = wantedWork(filter);
  const direction = order === 'ascending' ? 'asc' : 'desc';
  const rows = await workWithProgress(db)
    .where(wanted)
    .orderBy(`work.${sort}`, (column) => column[direction]().nullsLast())
    .orderBy('work.id', direction)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  const counted = await db
    .selectFrom('work')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}

function wantedWork({ kind, ownerId, search, status, subjectId, ...more }: WorkFilter): Expression<SqlBool> {
  const conditions = [
    sql`work.kind = ${kind}`,
    ...(ownerId === undefined ? [] : [sql`work.owner_id = ${ownerId}`]),
    ...(subjectId === undefined ? [] : [sql`work.subject_id = ${subjectId}`]),
    ...(status.length === 0 ? [] : [sql`work.status = any(${[...status]}::text[])`]),
    ...(more.sourceLanguage === undefined ? [] : [sql`work.source_language = ${more.sourceLanguage}`]),
    ...(more.targetLanguage === undefined ? [] : [sql`work.target_language = ${more.targetLanguage}`]),
    ...(more.from === undefined ? [] : [sql`work.created_at >= ${new Date(more.from)}`]),
    ...(more.to === undefined ? [] : [sql`work.created_at < ${new Date(more.to)}`]),
    ...(search ? [sql`strpos(lower(work.name), lower(${search})) > 0`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** `counts` replace those of the same name; `spent` is added to what was spent before. */
export interface WorkChange {
  readonly status?: WorkStatus;
  readonly stage?: string | null;
  readonly state?: object;
  readonly counts?: Readonly<Record<string, number>>;
  readonly spent?: number;
  readonly failure?: Failure | null;
  readonly result?: unknown;
  readonly costHeld?: number;
  readonly costSpent?: number;
  readonly costCharged?: number;
  readonly holdId?: string | null;
  readonly jobId?: string;
  readonly startedAt?: Date | null;
  readonly endedAt?: Date | null;
  readonly keptUntil?: Date | null;
}

/** Changes work whose status is one of `from`, and gives it as it is then; undefined where it is none of them. */
export function changeWork(
  db: Db,
  workId: string,
  { from, ...change }: WorkChange & { readonly from: readonly WorkStatus[] },
) {
  return db
    .updateTable('work')
    .set(columnsOf(change))
    .where('id', '=', workId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

function columnsOf({ state, counts, spent, failure, result, ...others }: WorkChange) {
  return {
    ...others,
    ...(state === undefined ? {} : { state: JSON.stringify(state) }),
    ...(counts === undefined ? {} : { counts: sql<string>`counts || ${JSON.stringify(counts)}::jsonb` }),
    ...(spent === undefined ? {} : { costSpent: sql<number>`cost_spent + ${spent}` }),
    ...(failure === undefined ? {} : { failure: failure && JSON.stringify(failure) }),
    ...(result === undefined ? {} : { result: JSON.stringify(result) }),
  };
}

export function statusOf({ status }: Pick<WorkRow, 'status'>): WorkStatus {
  return workStatusSchema.parse(status);
}

/** Keeps the progress of a job that has ended on its work. */
export async function keepProgress(db: Db, workId: string): Promise<void> {
  await sql`
    update work set done = job.done, total = job.total, doing = job.step
    from job where work.id = ${workId} and job.job_id = work.job_id`.execute(db);
}

export async function renameWorkRow(db: Db, workId: string, name: string): Promise<void> {
  await db.updateTable('work').set({ name }).where('id', '=', workId).execute();
}

export async function deleteWorkRow(db: Db, workId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('work').where('id', '=', workId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes what was to be kept until a moment before `now`. */
export async function deleteExpiredWork(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('work').where('keptUntil', '<', now).execute();
}
