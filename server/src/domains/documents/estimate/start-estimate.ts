import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { showUpload } from '../../files/uploaded-content.ts';
import { estimateJob } from './estimate-job-kind.ts';
import type { EstimateWish } from './estimate-wish.ts';
import { insertEstimate, updateEstimate } from './estimates.store.ts';

/** Has a job reckon what pre-translating the files would take. @throws {AppError} resource.not-found, file.duplicate-name */
export async function startEstimate(
  context: Context,
  wish: EstimateWish,
): Promise<{ readonly estimateId: string }> {
  const names = new Set<string>();
  for (const fileId of wish.fileIds) {
    const { name } = await showUpload(context, { fileId, purpose: 'document' });
    if (names.has(name)) throw new AppError('file.duplicate-name', { name });
    names.add(name);
  }
  const id = newId();
  const { organizationId, userId } = context.actor;
  await insertEstimate(context.db, { id, organizationId, userId, wish, createdAt: context.now() });
  const jobId = await context.enqueue(estimateJob, { estimateId: id }, { key: `estimate:${id}` });
  await updateEstimate(context.db, id, { jobId });
  return { estimateId: id };
}
