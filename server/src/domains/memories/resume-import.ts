import type { InputOf } from '@transloom/contracts/endpoint';
import type { MemoryImport, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { importMemoryJob } from './memories-job-kinds.ts';
import { findImport, moveImport } from './memory-imports.store.ts';
import { requireWritableMemory } from './require-memory.ts';
import { importsOf, isResumable } from './shown-imports.ts';

/** @throws {AppError} resource.not-found, memory.not-writable, memory.import-not-resumable */
export async function resumeImport(
  context: Context,
  { memoryId, importId }: InputOf<typeof memoriesApi.resumeImport>,
): Promise<MemoryImport> {
  await requireWritableMemory(context, memoryId);
  const found = await findImport(context.db, importId);
  if (found?.memoryId !== memoryId) throw new AppError('resource.not-found');
  const { fileId, fileName: name, format, bytes } = found;
  if (!isResumable(found) || fileId === null || format === null)
    throw new AppError('memory.import-not-resumable');
  const payload = { importId, memoryId, fileId, name, bytes: Number(bytes), format };
  const jobId = await context.enqueue(importMemoryJob, payload, { key: `import:${fileId}` });
  await moveImport(context.db, importId, jobId);
  const shown = (await importsOf(context, memoryId)).find((one) => one.importId === importId);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
