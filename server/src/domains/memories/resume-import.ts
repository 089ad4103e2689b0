import type { AssetImport } from '@transloom/contracts/assets';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { fileToGoOnWith } from '../assets/resumable-import.ts';
import { importMemoryJob } from './memories-job-kinds.ts';
import { findImport, moveImport } from './memory-imports.store.ts';
import { requireWritableMemory } from './require-memory.ts';
import { importsOf } from './shown-imports.ts';

/** @throws {AppError} resource.not-found, memory.not-writable, memory.import-not-resumable */
export async function resumeImport(
  context: Context,
  { memoryId, importId }: InputOf<typeof memoriesApi.resumeImport>,
): Promise<AssetImport> {
  await requireWritableMemory(context, memoryId);
  const found = await findImport(context.db, importId);
  if (found?.memoryId !== memoryId) throw new AppError('resource.not-found');
  const payload = { ...fileToGoOnWith(found), memoryId };
  const jobId = await context.enqueue(importMemoryJob, payload, { key: `import:${payload.fileId}` });
  await moveImport(context.db, importId, jobId);
  const shown = (await importsOf(context, memoryId)).find((one) => one.importId === importId);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
