import type { InputOf } from '@transloom/contracts/endpoint';
import { type Job, jobsApi } from '@transloom/contracts/jobs';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { route } from '../http/route.ts';
import { cancelJob, findJob } from './job-store.ts';

export const jobRoutes = [route(jobsApi.job, readJob), route(jobsApi.cancelJob, stopJob)];

/** @throws {AppError} resource.not-found */
export async function readJob({ db }: Context, { jobId }: InputOf<typeof jobsApi.job>): Promise<Job> {
  const job = await findJob(db, jobId);
  if (job === undefined) throw new AppError('resource.not-found');
  return job;
}

/**
 * Stops background work at its next step.
 * @throws {AppError} resource.not-found, job.not-cancellable
 */
export async function stopJob(context: Context, { jobId }: InputOf<typeof jobsApi.cancelJob>): Promise<Job> {
  const job = await readJob(context, { jobId });
  if (!(await cancelJob(context.db, jobId, context.now()))) throw new AppError('job.not-cancellable');
  return { ...job, ...(await readJob(context, { jobId })) };
}
