import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { refuseTakenName } from '../../platform/refuse-taken-name.ts';
import { memoryChanged } from './announce-memory.ts';
import { updateMemory } from './memories.store.ts';
import { shownMemory } from './memory-detail.ts';
import { requireMemory } from './require-memory.ts';

/** @throws {AppError} resource.not-found, memory.duplicate-name */
export async function changeMemory(
  context: Context,
  { memoryId, ...changes }: InputOf<typeof memoriesApi.changeMemory>,
): Promise<Memory> {
  const memory = await requireMemory(context, memoryId);
  const saved = updateMemory(context.db, memoryId, changes);
  await refuseTakenName('memory.duplicate-name', changes.name ?? memory.name, saved);
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return shownMemory(context, memoryId);
}
