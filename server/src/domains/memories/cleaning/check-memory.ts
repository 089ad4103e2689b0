import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type MemoryCleaning,
  memoryCleaningSchema,
  type memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startCheck } from '../../assets/start-cleaning.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { cleanableMemory } from './memory-cleaning.ts';

/** Looks for what is of no use, in the background. @throws {AppError} resource.not-found, memory.not-writable, asset.busy */
export async function checkMemory(
  context: Context,
  { memoryId, ...options }: InputOf<typeof memoryCleaningsApi.checkMemory>,
): Promise<MemoryCleaning> {
  await requireWritableMemory(context, memoryId);
  const started = await startCheck(context, cleanableMemory, { assetId: memoryId, options });
  return memoryCleaningSchema.parse(await shownCleaning(context, started));
}
