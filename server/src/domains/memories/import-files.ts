import type { AssetImport } from '@transloom/contracts/assets';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { takeUpload } from '../files/uploaded-content.ts';
import { importMemoryJob } from './memories-job-kinds.ts';
import { insertImport } from './memory-imports.store.ts';
import { requireWritableMemory } from './require-memory.ts';
import { importsOf } from './shown-imports.ts';

/** @throws {AppError} resource.not-found, memory.not-writable */
export async function importFiles(
  context: Context,
  { memoryId, fileIds }: InputOf<typeof memoriesApi.importFiles>,
): Promise<AssetImport[]> {
  await requireWritableMemory(context, memoryId);
  const ids = await startImports(context, memoryId, fileIds);
  const imports = await importsOf(context, memoryId);
  return imports.filter(({ importId }) => ids.includes(importId));
}

/** Gives their ids. @throws {AppError} resource.not-found */
export async function startImports(
  context: Context,
  memoryId: string,
  fileIds: readonly string[],
): Promise<readonly string[]> {
  const { userId: creatorId, organizationId } = context.actor;
  const createdAt = context.now();
  const ids: string[] = [];
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    const { name: fileName, bytes, format } = await takeUpload(context, { fileId, purpose: 'memory' });
    if (format === null) throw new AppError('resource.not-found');
    const id = newId();
    const payload = { importId: id, memoryId, fileId, name: fileName, bytes, format };
    const jobId = await context.enqueue(importMemoryJob, payload, { key: `import:${fileId}` });
    await insertImport(context.db, {
      ...{ id, organizationId, memoryId, position, fileId, fileName, bytes, format, jobId },
      ...{ creatorId, createdAt },
    });
    ids.push(id);
  }
  return ids;
}
