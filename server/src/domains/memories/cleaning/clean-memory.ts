import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type MemoryCleaning,
  memoryCleaningSchema,
  type memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startCleaning } from '../../assets/start-cleaning.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { cleanableMemory } from './memory-cleaning.ts';

/**
 * Takes out what was found for the reasons, in the background.
 * @throws {AppError} resource.not-found, memory.not-writable, cleaning.other-state, asset.busy
 */
export async function cleanMemory(
  context: Context,
  { memoryId, cleaningId, reasons }: InputOf<typeof memoryCleaningsApi.cleanMemory>,
): Promise<MemoryCleaning> {
  await requireWritableMemory(context, memoryId);
  const started = await startCleaning(context, cleanableMemory, { assetId: memoryId, cleaningId, reasons });
  return memoryCleaningSchema.parse(await shownCleaning(context, started));
}
