import type { InputOf } from '@transloom/contracts/endpoint';
import type { operatorJobsApi } from '@transloom/contracts/operator-jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { recordOperation } from '../record-operation.ts';

/** @throws {AppError} resource.not-found, job.not-failed, job.not-retriable */
export async function retryJob(
  context: RequestContext,
  { jobId }: InputOf<typeof operatorJobsApi.retryJob>,
): Promise<null> {
  await context.moveJob(jobId, 'retry');
  await recordOperation(context, 'operator.job-retry', { jobId });
  return null;
}

/** @throws {AppError} resource.not-found, job.not-cancellable */
export async function cancelInstalledJob(
  context: RequestContext,
  { jobId }: InputOf<typeof operatorJobsApi.cancelInstalledJob>,
): Promise<null> {
  if (!(await context.moveJob(jobId, 'cancel'))) throw new AppError('job.not-cancellable');
  await recordOperation(context, 'operator.job-cancel', { jobId });
  return null;
}
