import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type MemoryCleaning,
  memoryCleaningSchema,
  type memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startUndo } from '../../assets/start-cleaning.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { cleanableMemory } from './memory-cleaning.ts';

/**
 * Puts back what a cleaning took out, in the background.
 * @throws {AppError} resource.not-found, memory.not-writable, cleaning.other-state, asset.busy
 */
export async function undoMemoryCleaning(
  context: Context,
  { memoryId, cleaningId }: InputOf<typeof memoryCleaningsApi.undoMemoryCleaning>,
): Promise<MemoryCleaning> {
  await requireWritableMemory(context, memoryId);
  const started = await startUndo(context, cleanableMemory, { assetId: memoryId, cleaningId });
  return memoryCleaningSchema.parse(await shownCleaning(context, started));
}
