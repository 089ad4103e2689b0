import type { Actor } from '../../../platform/context.ts';
import type { JobOwner } from '../../../platform/queue/job-owner.ts';
import type { Services } from '../../../platform/services.ts';
import { joinBlocksJob } from '../memories-job-kinds.ts';
import { findMemoriesToIndex, type MemoryToIndex } from '../memory-directions.store.ts';

/**
 * Enqueues the job that makes entries searchable: those of blocks after a version of the product with other search
 * keys. Where somebody writes into the memory, the end of that enqueues it.
 */
export async function askToIndex({
  database,
  enqueueIn,
}: Pick<Services, 'database' | 'enqueueIn'>): Promise<void> {
  await database.systemTransaction(async (db) => {
    for (const memory of await findMemoriesToIndex(db)) {
      const enqueue = enqueueIn(db, ownerOf(memory));
      await enqueue(joinBlocksJob, { memoryId: memory.id }, { key: memory.id });
    }
  });
}

/** The creator of the memory; the job needs none of their rights. */
function ownerOf({ organizationId, creatorId }: MemoryToIndex): JobOwner {
  const actor: Actor = { userId: creatorId, organizationId, role: 'TRANSLATOR', permissions: new Set() };
  return { actor, language: 'en-US', requestId: 'memories.left-entries' };
}
