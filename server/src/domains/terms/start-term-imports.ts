import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { takeUpload } from '../files/uploaded-content.ts';
import { insertTermImport } from './term-imports.store.ts';
import { importTermsJob } from './terms-job-kinds.ts';

/** Files go into a base one after the other, in the background. @throws {AppError} resource.not-found */
export async function startTermImports(
  context: Context,
  termBaseId: string,
  fileIds: readonly string[],
): Promise<void> {
  const { userId: creatorId, organizationId } = context.actor;
  const createdAt = context.now();
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    const { name: fileName, bytes, format } = await takeUpload(context, { fileId, purpose: 'term' });
    if (format === null) throw new AppError('document.unsupported', { name: fileName, formats: '' });
    const id = newId();
    const payload = { importId: id, termBaseId, fileId, name: fileName, bytes, format };
    const jobId = await context.enqueue(importTermsJob, payload, { key: `import:${fileId}` });
    await insertTermImport(context.db, {
      ...{
        id,
        organizationId,
        termBaseId,
        position,
        fileId,
        fileName,
        bytes,
        format,
        jobId,
        creatorId,
        createdAt,
      },
    });
  }
}
