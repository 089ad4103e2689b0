import { randomUUID } from 'node:crypto';
import { failureSchema, type Job, type JobState, jobStateSchema } from '@transloom/contracts/jobs';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Job as JobRow } from '../db/tables.generated.ts';
import type { JobOwner } from './job-owner.ts';

export interface NewJob {
  readonly owner: JobOwner;
  readonly kind: string;
  readonly payload: unknown;
  readonly key: string | undefined;
  readonly now: Date;
}

/** States of jobs that may still change. */
export const unfinished: readonly JobState[] = ['queued', 'running'];

/** The id of the new job, or undefined where one with its key is unfinished. */
export async function insertJob(db: Db, job: NewJob): Promise<string | undefined> {
  const { actor, language, requestId } = job.owner;
  const inserted = await db
    .insertInto('job')
    .values({
      jobId: randomUUID(),
      organizationId: actor.organizationId,
      userId: actor.userId,
      rights: JSON.stringify({ role: actor.role, permissions: [...actor.permissions] }),
      language,
      requestId,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      key: job.key ?? null,
      createdAt: job.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jobId')
    .executeTakeFirst();
  return inserted?.jobId;
}

export async function findUnfinishedJob(db: Db, kind: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('job')
    .select('jobId')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
  return found?.jobId;
}

/** Undefined also for what another user started. */
export async function findJobOf(db: Db, userId: string, jobId: string): Promise<Job | undefined> {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && jobOf(row);
}

/** Jobs by id; those of another organisation are absent. */
export async function findJobs(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, Job>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db.selectFrom('job').selectAll().where('jobId', 'in', jobIds).execute();
  return new Map(rows.map((row) => [row.jobId, jobOf(row)]));
}

/** A row as its owner sees it. */
export function jobOf(row: Selectable<JobRow>): Job {
  const { jobId, kind, step, done, total } = row;
  return {
    jobId,
    kind,
    step,
    done,
    total,
    state: jobStateSchema.parse(row.state),
    failure: failureSchema.nullable().parse(row.failure),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Returns the cancelled job, or undefined where it has ended already. Waits for the transaction of its worker. */
export async function markCancelled(db: Db, jobId: string, now: Date) {
  // The update alone would not wait for the lock of `holdClaim`.
  const found = await db
    .selectFrom('job')
    .select(['kind', 'payload'])
    .where('jobId', '=', jobId)
    .where('state', 'in', unfinished)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const change = { state: 'cancelled', finishedAt: now };
  await db.updateTable('job').set(change).where('jobId', '=', jobId).execute();
  return found;
}

/** Unfinished jobs by kind and state, and when the oldest of each was added. */
export function countJobs(db: Db) {
  return db
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      'state',
      fn.countAll<number>().as('count'),
      fn.min('createdAt').as('oldest'),
    ])
    .where('state', 'in', unfinished)
    .groupBy(['kind', 'state'])
    .execute();
}

export async function removeFinishedJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('job').where('finishedAt', '<', before).execute();
}
