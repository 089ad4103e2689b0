import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { forgetCleanings } from '../assets/forget-cleanings.ts';
import { forgetImports } from '../assets/imports/end-imports.ts';
import { deleteSomeRows } from './entries/memory-entries.store.ts';
import { deleteMemory } from './memories.store.ts';
import type { removeMemoryJob } from './memories-job-kinds.ts';
import { findDirectionIds } from './memory-directions.store.ts';
import { forgetPenalties } from './penalties/match-penalties.ts';

/** Takes away what a deleted memory holds, some at a time, and then itself. */
export async function removeMemory(
  job: JobContext,
  { memoryId }: z.output<typeof removeMemoryJob.payload>,
): Promise<LastWrite> {
  const directionIds = await job.transact(({ db }) => findDirectionIds(db, memoryId));
  for (const directionId of directionIds) {
    while ((await job.transact(({ db }) => deleteSomeRows(db, directionId))) > 0) job.signal.throwIfAborted();
  }
  await forgetCleanings(job, memoryId);
  return async (context) => {
    await forgetImports(context, memoryId);
    await forgetPenalties(context, memoryId);
    await deleteMemory(context.db, memoryId);
    // Nobody adds entries any more; some may have been added before the directions were deleted.
    for (const directionId of directionIds) while ((await deleteSomeRows(context.db, directionId)) > 0);
  };
}
