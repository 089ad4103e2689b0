import type { Context } from '../../../platform/context.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';
import { deleteImports, findImportsOf } from './imports.store.ts';

/** Stops what goes into an asset that is about to be deleted. */
export async function cancelImports(context: Context, assetId: string): Promise<void> {
  for (const { jobId, finishedAt } of await findImportsOf(context.db, assetId)) {
    if (jobId !== null && finishedAt === null) await context.cancelJob(jobId);
  }
}

/** Takes away what is kept of the imports of an asset that is deleted, and their files. */
export async function forgetImports(context: Context, assetId: string): Promise<void> {
  for (const { fileId } of await findImportsOf(context.db, assetId)) {
    if (fileId !== null) await forgetUpload(context, fileId);
  }
  await deleteImports(context.db, assetId);
}
