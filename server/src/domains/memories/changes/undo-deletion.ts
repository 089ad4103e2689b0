import { mostTogether } from '@transloom/contracts/assets';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { memoryChanged } from '../announce-memory.ts';
import { requireWritableMemory } from '../require-memory.ts';
import { restoreEntries } from './restore-entries.ts';

/** @throws {AppError} resource.not-found, also where it was undone before; memory.not-writable */
export async function undoDeletion(
  context: Context,
  { memoryId, deletionId: cleanId }: InputOf<typeof memoryEntriesApi.restoreEntries>,
): Promise<null> {
  await requireWritableMemory(context, memoryId);
  const restored = await restoreEntries(context, { memoryId, cleanId, limit: mostTogether });
  if (restored === 0) throw new AppError('resource.not-found');
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return null;
}
