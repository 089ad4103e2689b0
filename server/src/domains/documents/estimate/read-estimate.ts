import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import {
  pretranslationEstimateSchema,
  type pretranslationEstimatesApi,
} from '@transloom/contracts/pretranslation-estimates';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findJobs } from '../../../platform/queue/job-store.ts';
import { findEstimate } from './estimates.store.ts';

/** @throws {AppError} resource.not-found, also for what somebody else asked for */
export async function readEstimate(
  { db, actor }: Context,
  { estimateId }: InputOf<typeof pretranslationEstimatesApi.estimate>,
): Promise<OutputOf<typeof pretranslationEstimatesApi.estimate>> {
  const row = await findEstimate(db, estimateId);
  const job = row?.jobId == null ? undefined : (await findJobs(db, [row.jobId])).get(row.jobId);
  if (row?.userId !== actor.userId || job === undefined) throw new AppError('resource.not-found');
  return { job, estimate: pretranslationEstimateSchema.nullable().parse(row.result) };
}
