import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type MemoryCleaning,
  memoryCleaningSchema,
  type memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { cleaningsOf } from '../../assets/shown-cleanings.ts';
import { requireMemory } from '../require-memory.ts';

/** @throws {AppError} resource.not-found */
export async function listMemoryCleanings(
  context: Context,
  { memoryId }: InputOf<typeof memoryCleaningsApi.listMemoryCleanings>,
): Promise<MemoryCleaning[]> {
  await requireMemory(context, memoryId);
  return memoryCleaningSchema.array().parse(await cleaningsOf(context, memoryId));
}
