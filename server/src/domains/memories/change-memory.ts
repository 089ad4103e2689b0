import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { memoryChanged } from './announce-memory.ts';
import { updateMemory } from './memories.store.ts';
import { shownMemory } from './memory-detail.ts';
import { requireMemory } from './require-memory.ts';

/** @throws {AppError} resource.not-found, memory.duplicate-name */
export async function changeMemory(
  context: Context,
  { memoryId, ...changes }: InputOf<typeof memoriesApi.changeMemory>,
): Promise<Memory> {
  await requireMemory(context, memoryId);
  if (!(await updateMemory(context.db, memoryId, changes))) {
    throw new AppError('memory.duplicate-name', { name: changes.name ?? '' });
  }
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return shownMemory(context, memoryId);
}
