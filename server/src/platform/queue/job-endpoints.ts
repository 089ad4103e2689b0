import type { InputOf } from '@transloom/contracts/endpoint';
import { type Job, jobsApi } from '@transloom/contracts/jobs';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { route } from '../http/route.ts';
import { findJobOf } from './job-store.ts';

export const jobRoutes = [route(jobsApi.job, readJob), route(jobsApi.cancelJob, stopJob)];

/**
 * Whoever started it sees it; what it belongs to shows it to everybody else who may see that.
 * @throws {AppError} resource.not-found
 */
export async function readJob({ db, actor }: Context, { jobId }: InputOf<typeof jobsApi.job>): Promise<Job> {
  const job = await findJobOf(db, actor.userId, jobId);
  if (job === undefined) throw new AppError('resource.not-found');
  return job;
}

/**
 * Stops background work at its next step.
 * @throws {AppError} resource.not-found, job.not-cancellable
 */
export async function stopJob(context: Context, { jobId }: InputOf<typeof jobsApi.cancelJob>): Promise<Job> {
  await readJob(context, { jobId });
  if (!(await context.cancelJob(jobId))) throw new AppError('job.not-cancellable');
  return readJob(context, { jobId });
}
