import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from '@transloom/contracts/jobs';
import { AppError, failureOf } from '../app-error.ts';
import type { Context, JobContext } from '../context.ts';
import { commitSoon } from '../db/commit-soon.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { isDiskFull } from '../disk-full.ts';
import { countAfterCommit } from '../figures/count-after-commit.ts';
import { describeError } from '../logging/create-log.ts';
import type { Services } from '../services.ts';
import { contextBase, transactAs } from '../transact.ts';
import { type ClaimedJob, claimJob, endJob, holdClaim, releaseJob, storeProgress } from './claim-store.ts';
import type { BoundJob } from './handle-job.ts';
import { jobRuns, jobsEnded } from './job-figures.ts';
import { JobStopped } from './job-stopped.ts';
import type { LastWrite } from './last-write.ts';
import { type ProgressReporter, progressReporter } from './report-progress.ts';
import type { RunningJobs } from './running-jobs.ts';

/** How long a run waits for the database before it leaves its job to be found by the others. */
const databaseWaitMs = 60_000;
const databasePauseMs = 1000;

/** One run of a job, from claim to end. Throws where the queue shall bring the job again. */
export async function runJob(
  services: Services,
  running: RunningJobs,
  bound: BoundJob,
  jobId: string,
): Promise<void> {
  const job = await services.database.systemTransaction((db) => claimJob(db, jobId, services.now()));
  if (job === undefined) return; // cancelled, or ended by a run whose last word to the queue was lost
  const run: Run = { services, bound, job, signal: running.add(job) };
  announce(run);
  const started = performance.now();
  try {
    if (job.attempts > bound.kind.retries + 1) {
      // The runs before ended without a word: the job takes its workers down.
      await fail(run, { code: 'server.unexpected', params: {} });
      return;
    }
    await work(run);
  } catch (error) {
    await settle(run, error);
  } finally {
    running.remove(job);
    services.figures.time(jobRuns, { kind: bound.kind.kind }, performance.now() - started);
    announce(run);
  }
}

interface Run {
  readonly services: Services;
  readonly bound: BoundJob;
  readonly job: ClaimedJob;
  readonly signal: AbortSignal;
}

async function work(run: Run): Promise<void> {
  const { bound, job, signal } = run;
  const overdue = AbortSignal.timeout(bound.kind.timeoutSeconds * 1000);
  const ended = AbortSignal.any([signal, overdue]);
  const progress = progressReporter((state) => writeProgress(run, state));
  const payload: unknown = bound.kind.payload.parse(job.payload);
  try {
    const lastWrite = await bound.handler(jobContext(run, ended, progress), payload);
    await progress.flush();
    await end(run, lastWrite);
  } catch (error) {
    // A handler that hears the signal throws whatever its own calls throw.
    if (signal.aborted) throw signal.reason;
    throw overdue.aborted ? new JobStopped('timeout') : error;
  }
}

function jobContext(run: Run, signal: AbortSignal, progress: ProgressReporter): JobContext {
  const { services, job } = run;
  const { actor } = job.owner;
  return {
    ...contextBase(services, job.owner),
    actor,
    jobId: job.jobId,
    signal,
    progress: (done, total, step) => progress.report({ done, total, step: step ?? null }),
    transact: (write) => transactAs(services, job.owner, actor, (context) => fenced(run, context, write)),
  };
}

async function fenced<Result>(
  { job, signal }: Run,
  context: Context,
  write: (context: Context) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  if (!(await holdClaim(context.db, job))) throw new JobStopped('given-away');
  return write(context);
}

async function writeProgress(run: Run, progress: Parameters<typeof storeProgress>[2]): Promise<void> {
  run.signal.throwIfAborted();
  const { services, job } = run;
  const [, held] = await services.database.systemTransaction((db) =>
    Promise.all([commitSoon(db), storeProgress(db, job, progress)]),
  );
  if (!held) throw new JobStopped('given-away');
  announce(run);
}

/** The last of the work and the job's end are one step, which nobody comes between. */
async function end({ services, bound, job, signal }: Run, lastWrite: LastWrite): Promise<void> {
  signal.throwIfAborted();
  await transactAs(services, job.owner, job.owner.actor, async (context) => {
    const finishedAt = services.now();
    const held = await endJob(context.db, job, { state: 'succeeded', failure: null, finishedAt });
    if (!held) throw new JobStopped('given-away');
    countAfterCommit(context, jobsEnded, { kind: bound.kind.kind, outcome: 'succeeded' });
    await lastWrite(context);
  });
}

/** The job's end and what its domain makes of it are one step; nothing where the claim was lost meanwhile. */
async function fail({ services, bound, job }: Run, failure: Failure): Promise<void> {
  const { actor } = job.owner;
  await transactAs(services, job.owner, actor, async (context) => {
    const finishedAt = services.now();
    if (!(await endJob(context.db, job, { state: 'failed', failure, finishedAt }))) return;
    countAfterCommit(context, jobsEnded, { kind: bound.kind.kind, outcome: 'failed' });
    await bound.afterFailure(context, bound.kind.payload.parse(job.payload), failure);
  });
}

/** Decides what an error means for the job: its end, another run, or nothing because it is no longer ours. */
async function settle(run: Run, error: unknown): Promise<void> {
  const { services, bound, job } = run;
  if (error instanceof JobStopped && (error.reason === 'cancelled' || error.reason === 'given-away')) return;
  if (error instanceof AppError) return fail(run, failureOf(error));
  if (error instanceof JobStopped && error.reason === 'stopping') return giveBack(run, error, false);
  if (error instanceof DatabaseUnavailable) return giveBack(run, error, false);
  services.log.error(
    { jobId: job.jobId, kind: bound.kind.kind, attempt: job.attempts, error: describeError(error) },
    'a job failed',
  );
  const code = isDiskFull(error) ? 'server.disk-full' : 'server.unexpected';
  if (job.attempts > bound.kind.retries) return fail(run, { code, params: {} });
  return giveBack(run, error, true);
}

async function giveBack({ services, job }: Run, error: unknown, counted: boolean): Promise<never> {
  const deadline = performance.now() + databaseWaitMs;
  for (;;) {
    try {
      await services.database.systemTransaction((db) => releaseJob(db, job, counted));
      throw error;
    } catch (failure) {
      const gone = failure instanceof DatabaseUnavailable && failure !== error;
      if (!gone || performance.now() > deadline) throw error;
      await wait(databasePauseMs);
    }
  }
}

function announce({ services, bound, job }: Run): void {
  const events = bound.announce(bound.kind.payload.parse(job.payload), job.owner.actor);
  if (events.length === 0) return;
  services.publish(events).catch((error: unknown) => {
    services.log.warn({ error: describeError(error) }, 'progress could not be pushed');
  });
}
