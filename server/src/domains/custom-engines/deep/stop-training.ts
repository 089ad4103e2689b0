import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { isUnderWay } from '../engine-status.ts';
import { requireEditableEngine } from '../require-custom-engine.ts';
import { findVersions } from '../versions/engine-versions.store.ts';

/** @throws {AppError} resource.not-found, access.denied, job.not-cancellable */
export async function stopTraining(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.stopTraining>,
): Promise<CustomEngineDetail> {
  await requireEditableEngine(context, customEngineId);
  const [newest] = await findVersions(context.db, [customEngineId]);
  if (newest === undefined || !isUnderWay(newest) || newest.jobId === null)
    throw new AppError('job.not-cancellable');
  if (!(await context.cancelJob(newest.jobId))) throw new AppError('job.not-cancellable');
  return customEngineDetail(context, { customEngineId });
}
