import type { Context } from '../../platform/context.ts';
import { findCleanings } from './cleanings.store.ts';

/** Stops what is under way in an asset that is about to be deleted. */
export async function cancelCleaning(context: Context, assetId: string): Promise<void> {
  for (const { jobId, finishedAt } of await findCleanings(context.db, assetId)) {
    if (jobId !== null && finishedAt === null) await context.cancelJob(jobId);
  }
}
