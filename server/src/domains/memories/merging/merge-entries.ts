import type { z } from 'zod';
import type { JobContext } from '../../../platform/context.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { deleteEntriesWith } from '../changes/delete-entries-with.ts';
import { findSourcesIn } from '../entries/listed-entries.store.ts';
import { countFeatures } from '../matching/memory-sources.store.ts';
import type { mergeMemoriesJob } from '../memories-job-kinds.ts';
import { freeWriter } from '../memory-turns.store.ts';
import { copyDirection } from './copy-entries.ts';
import { indexCopies } from './index-copies.ts';
import { findOutvoted } from './merge-conflicts.store.ts';

type Payload = z.output<typeof mergeMemoriesJob.payload>;

const entriesPerStep = 2_000;

/**
 * Fills a merged memory: equal entries are added once; of conflicting ones all, the newest, or those of one memory
 * stay.
 */
export async function mergeEntries(job: JobContext, payload: Payload): Promise<LastWrite> {
  const { memoryId, fromDirectionIds, intoDirectionId, keep, preferredDirectionId } = payload;
  const others = fromDirectionIds.filter((id) => id !== preferredDirectionId);
  if (preferredDirectionId !== null)
    await copyDirection(job, { from: preferredDirectionId, into: intoDirectionId });
  for (const from of others) {
    const known = keep === 'memory' ? preferredDirectionId : null;
    await copyDirection(job, {
      from,
      into: intoDirectionId,
      choose: async (db, rows) => {
        if (known === null) return rows;
        const taken = await findSourcesIn(
          db,
          known,
          rows.map(({ source }) => source),
        );
        return rows.filter(({ source }) => !taken.has(source));
      },
    });
  }
  if (keep === 'newest') await keepBest(job, intoDirectionId);
  await indexCopies(job, intoDirectionId);
  return async ({ db }) => {
    await countFeatures(db, intoDirectionId);
    await freeWriter(db, memoryId, memoryId);
  };
}

async function keepBest(job: JobContext, directionId: string): Promise<void> {
  const step = () =>
    job.transact(async (context) => {
      const ids = await findOutvoted(context.db, { directionId, limit: entriesPerStep });
      return deleteEntriesWith(context, directionId, ids);
    });
  while ((await step()) > 0) job.signal.throwIfAborted();
}
