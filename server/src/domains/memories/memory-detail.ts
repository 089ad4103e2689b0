import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { memorySummaries } from './memory-summary.ts';
import { requireMemory } from './require-memory.ts';

/** @throws {AppError} resource.not-found */
export function memoryDetail(
  context: Context,
  { memoryId }: InputOf<typeof memoriesApi.memoryDetail>,
): Promise<Memory> {
  return shownMemory(context, memoryId);
}

/** A memory as it stands now. @throws {AppError} resource.not-found */
export async function shownMemory(context: Context, memoryId: string): Promise<Memory> {
  const [shown] = await memorySummaries(context, [await requireMemory(context, memoryId)]);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
