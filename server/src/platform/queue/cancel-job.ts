import { AppError, failureOf } from '../app-error.ts';
import type { Context } from '../context.ts';
import { countAfterCommit } from '../figures/count-after-commit.ts';
import type { BoundJob } from './handle-job.ts';
import { jobsEnded } from './job-figures.ts';
import { markCancelled } from './job-store.ts';

/** The failure that the domain of a cancelled job gets. */
export const jobCancelled = failureOf(new AppError('job.cancelled'));

/** Ends a job and tells its domain, as of a failure. False where it has ended already. */
export async function cancelJob(
  context: Context,
  jobs: readonly BoundJob[],
  jobId: string,
): Promise<boolean> {
  const cancelled = await markCancelled(context.db, jobId, context.now());
  if (cancelled === undefined) return false;
  countAfterCommit(context, jobsEnded, { kind: cancelled.kind, outcome: 'cancelled' });
  const bound = jobs.find(({ kind }) => kind.kind === cancelled.kind);
  await bound?.afterFailure(context, bound.kind.payload.parse(cancelled.payload), jobCancelled);
  return true;
}
