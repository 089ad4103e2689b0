import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { takeUpload } from '../../files/uploaded-content.ts';
import { updateCustomEngine } from '../custom-engines.store.ts';
import { prepareCorpusJob } from '../custom-engines-job-kinds.ts';
import { insertCorpus } from './engine-corpus.store.ts';

interface CorpusFiles {
  readonly customEngineId: string;
  readonly fileIds: readonly string[];
  readonly forTesting: boolean;
}

/** Files are read and all pairs cleaned in the background. @throws {AppError} resource.not-found */
export async function startCorpus(
  context: Context,
  { customEngineId, fileIds, forTesting }: CorpusFiles,
): Promise<void> {
  const { userId: contributorId, organizationId } = context.actor;
  for (const fileId of new Set(fileIds)) {
    const { name, bytes, format } = await takeUpload(context, { fileId, purpose: 'memory' });
    if (format === null) throw new AppError('resource.not-found');
    await insertCorpus(context.db, {
      id: newId(),
      organizationId,
      customEngineId,
      name,
      bytes,
      forTesting,
      fileId,
      format,
      contributorId,
      createdAt: context.now(),
    });
  }
  await startPreparing(context, customEngineId);
}

/** Earlier results are no longer valid. */
export async function startPreparing(context: Context, customEngineId: string): Promise<void> {
  const cleaningJobId = await context.enqueue(
    prepareCorpusJob,
    { customEngineId },
    { key: `corpus:${customEngineId}` },
  );
  const changedAt = context.now();
  await updateCustomEngine(context.db, customEngineId, {
    corpus: null,
    cleaningJobId,
    cleaningFailure: null,
    changedAt,
  });
}
