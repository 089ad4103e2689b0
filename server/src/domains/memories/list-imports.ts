import type { AssetImport } from '@transloom/contracts/assets';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { requireMemory } from './require-memory.ts';
import { importsOf } from './shown-imports.ts';

/** @throws {AppError} resource.not-found */
export async function listImports(
  context: Context,
  { memoryId }: InputOf<typeof memoriesApi.listImports>,
): Promise<AssetImport[]> {
  await requireMemory(context, memoryId);
  return [...(await importsOf(context, memoryId))];
}
