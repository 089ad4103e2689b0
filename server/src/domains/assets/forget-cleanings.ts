import type { JobContext } from '../../platform/context.ts';
import { deleteCleanings, deleteSomeFindings } from './cleanings.store.ts';

/** Takes away what is kept of the cleanings of an asset that is deleted, some at a time. */
export async function forgetCleanings(job: JobContext, assetId: string): Promise<void> {
  while ((await job.transact(({ db }) => deleteSomeFindings(db, assetId))) > 0) job.signal.throwIfAborted();
  await job.transact(({ db }) => deleteCleanings(db, assetId));
}
