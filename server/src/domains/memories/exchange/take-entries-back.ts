import type { JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import type { OneImport } from '../../assets/imports/importable-asset.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { deleteEmptyBlocks, deleteUnfinishedBlock } from '../blocks/memory-blocks.store.ts';
import { deleteEntriesWith } from '../changes/delete-entries-with.ts';
import { findEntriesOfImport } from '../entries/memory-entries.store.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';

/** Takes out what an import added, some at a time. */
export async function takeEntriesBack(
  job: IndexingJob & Pick<JobContext, 'signal' | 'actor'>,
  { assetId: memoryId, importId }: OneImport,
): Promise<LastWrite> {
  const directions = await job.transact(({ db }) => findDirectionsOf(db, memoryId));
  for (const { id: directionId } of directions) {
    let last: string | undefined;
    do {
      job.signal.throwIfAborted();
      last = await job.transact(async (context) => {
        const entries = await findEntriesOfImport(context.db, { directionId, importId }, last);
        await deleteEntriesWith(
          context,
          directionId,
          entries.map(({ id }) => id),
        );
        return entries.at(-1)?.id;
      });
    } while (last !== undefined);
    await job.transact(({ db }) => deleteEmptyBlocks(db, directionId));
  }
  const owners = directions.map(({ id }) => ({
    organizationId: job.actor.organizationId,
    directionId: id,
  }));
  await job.transact(async ({ db }) => {
    // Another writer starts by deleting it, or is writing a block.
    if (!(await takeWriter(db, memoryId, importId))) return;
    for (const owner of owners) await deleteUnfinishedBlock(db, owner);
    await freeWriter(db, memoryId, importId);
  });
  return nothingLeft;
}
