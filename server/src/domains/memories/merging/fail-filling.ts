import type { Context } from '../../../platform/context.ts';
import { memoryChanged } from '../announce-memory.ts';
import { markUnfilled } from '../memories.store.ts';
import { joinBlocksJob } from '../memories-job-kinds.ts';
import { freeWriter } from '../memory-turns.store.ts';

/**
 * The copied entries stay, because people may have added to them; the memory is marked as partial, and a job makes
 * them searchable.
 */
export async function failFilling(
  context: Context,
  { memoryId }: { readonly memoryId: string },
): Promise<void> {
  await markUnfilled(context.db, memoryId, context.now());
  await freeWriter(context.db, memoryId, memoryId);
  await context.enqueue(joinBlocksJob, { memoryId });
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
}
