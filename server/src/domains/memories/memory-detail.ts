import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { memorySummaries } from './memory-summary.ts';
import { requireMemory } from './require-memory.ts';

/** @throws {AppError} resource.not-found */
export function memoryDetail(
  context: Context,
  { memoryId }: InputOf<typeof memoriesApi.memoryDetail>,
): Promise<OutputOf<typeof memoriesApi.memoryDetail>> {
  return shownMemory(context, memoryId);
}

/** As it stands now. @throws {AppError} resource.not-found */
export async function shownMemory(context: Context, memoryId: string): Promise<Memory> {
  const [shown] = await memorySummaries(context, [await requireMemory(context, memoryId)]);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
