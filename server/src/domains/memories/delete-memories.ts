import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { cancelCleaning } from '../assets/cancel-cleaning.ts';
import { refuseWhileCopied } from '../assets/filling.ts';
import { cancelImports } from '../assets/imports/end-imports.ts';
import { memoryChanged } from './announce-memory.ts';
import { findMemories, hideMemory } from './memories.store.ts';
import { removeMemoryJob } from './memories-job-kinds.ts';
import { requireMemory } from './require-memory.ts';

/** Nobody sees them from now on; what they hold goes in the background. @throws {AppError} resource.not-found, asset.busy */
export async function deleteMemories(
  context: Context,
  { memoryIds }: InputOf<typeof memoriesApi.deleteMemories>,
): Promise<null> {
  const staying = (await findMemories(context.db)).filter(({ id }) => !memoryIds.includes(id));
  for (const memoryId of new Set(memoryIds)) {
    refuseWhileCopied(staying, await requireMemory(context, memoryId));
    await hideMemory(context.db, memoryId, context.now());
    await cancelImports(context, memoryId);
    await cancelCleaning(context, memoryId);
    await context.enqueue(removeMemoryJob, { memoryId });
    for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  }
  return null;
}
