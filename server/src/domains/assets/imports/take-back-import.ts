import type { Context } from '../../../platform/context.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';
import type { ImportableAsset, OneImport } from './importable-asset.ts';
import { type ImportRow, markTakenBack } from './imports.store.ts';
import { requireImport, requireLockedImport } from './require-import.ts';

/**
 * Undoes an import; a running one is stopped first.
 * @throws {AppError} resource.not-found, and the code that says that it is not writable
 */
export async function takeBackImport(
  context: Context,
  asset: ImportableAsset,
  one: OneImport,
): Promise<null> {
  const { assetId, importId } = one;
  await asset.requireWritable(context, assetId);
  // Before the import is locked: whoever ends a job has the job first, and the import then.
  await stopImport(context, await requireImport(context, one));
  const current = await requireLockedImport(context, one);
  // Somebody may have let it go on meanwhile.
  await stopImport(context, current);
  const { fileId } = current;
  await markTakenBack(context.db, importId, context.now());
  if (fileId !== null) await forgetUpload(context, fileId);
  await context.enqueue(asset.jobs.takeBack, { assetId, importId }, { key: `take-back:${importId}` });
  for (const event of asset.announce({ assetId }, context.actor)) context.publish(event);
  return null;
}

async function stopImport(context: Context, { jobId, finishedAt }: ImportRow): Promise<void> {
  if (jobId !== null && finishedAt === null) await context.cancelJob(jobId);
}
