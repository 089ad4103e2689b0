import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { takeUpload } from '../files/uploaded-content.ts';
import { findDefaultMemory, findMemory, insertMemory, type NewMemory } from './memories.store.ts';
import { importMemoryJob } from './memories-job-kinds.ts';
import { insertImport } from './memory-imports.store.ts';
import { memorySummaries } from './memory-summary.ts';

/**
 * The first memory of a language pair takes what people confirm in it. Files are imported in the background.
 * @throws {AppError} memory.duplicate-name, project.language-equal, resource.not-found
 */
export async function createMemory(
  context: Context,
  { fileIds, ...input }: InputOf<typeof memoriesApi.createMemory>,
): Promise<OutputOf<typeof memoriesApi.createMemory>> {
  if (input.sourceLanguage === input.targetLanguage) throw new AppError('project.language-equal');
  const memoryId = newId();
  await store(context, {
    ...input,
    id: memoryId,
    organizationId: context.actor.organizationId,
    creatorId: context.actor.userId,
    createdAt: context.now(),
    isDefault: (await findDefaultMemory(context.db, input)) === undefined,
  });
  await startImports(context, memoryId, [...new Set(fileIds)]);
  const memory = await findMemory(context.db, memoryId);
  const [summary] = memory === undefined ? [] : await memorySummaries(context, [memory]);
  if (summary === undefined) throw new AppError('resource.not-found');
  return summary;
}

/** Where the memory cannot be the default because another one became it meanwhile, it is an ordinary one. */
async function store({ db }: Context, memory: NewMemory): Promise<void> {
  if (await insertMemory(db, memory)) return;
  if (memory.isDefault && (await insertMemory(db, { ...memory, isDefault: false }))) return;
  throw new AppError('memory.duplicate-name', { name: memory.name });
}

async function startImports(context: Context, memoryId: string, fileIds: readonly string[]): Promise<void> {
  const { userId: creatorId, organizationId } = context.actor;
  const createdAt = context.now();
  for (const [position, fileId] of fileIds.entries()) {
    const { name: fileName, bytes } = await takeUpload(context, { fileId, purpose: 'memory' });
    const id = newId();
    const payload = { importId: id, memoryId, fileId, name: fileName, bytes };
    const jobId = await context.enqueue(importMemoryJob, payload, { key: `import:${fileId}` });
    await insertImport(context.db, {
      ...{ id, organizationId, memoryId, position, fileName, bytes, jobId, creatorId, createdAt },
    });
  }
}
