import type { Context } from '../../../platform/context.ts';
import { memoryChanged } from '../announce-memory.ts';
import { markUnfilled } from '../memories.store.ts';
import { freeWriter } from '../memory-turns.store.ts';

/** What was copied before stays, because people may have added to it, and is told of as a part. */
export async function failFilling(
  context: Context,
  { memoryId }: { readonly memoryId: string },
): Promise<void> {
  await markUnfilled(context.db, memoryId, context.now());
  await freeWriter(context.db, memoryId, memoryId);
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
}
