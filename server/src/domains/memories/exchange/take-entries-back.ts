import type { JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import type { OneImport } from '../../assets/imports/importable-asset.ts';
import { deleteEmptyBlocks } from '../blocks/memory-blocks.store.ts';
import { deleteEntriesWith } from '../entries/delete-entries-with.ts';
import { findEntriesOfImport } from '../entries/memory-entries.store.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';

/** Takes out what an import added, some at a time. */
export async function takeEntriesBack(
  job: JobContext,
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
  return nothingLeft;
}
