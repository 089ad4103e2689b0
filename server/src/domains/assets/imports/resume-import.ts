import type { AssetImport } from '@transloom/contracts/assets';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { ImportableAsset, OneImport } from './importable-asset.ts';
import { moveImport } from './imports.store.ts';
import { requireImport, requireLockedImport } from './require-import.ts';
import { fileToGoOnWith } from './resumable-import.ts';
import { shownImports } from './shown-imports.ts';

/** @throws {AppError} resource.not-found, memory.import-not-resumable, and what says that it takes nothing */
export async function resumeImport(
  context: Context,
  asset: ImportableAsset,
  one: OneImport,
): Promise<AssetImport> {
  const { assetId, importId } = one;
  await asset.requireWritable(context, assetId);
  const payload = { ...fileToGoOnWith(await requireLockedImport(context, one)), assetId };
  const jobId = await context.enqueue(asset.jobs.store, payload, { key: `import:${payload.fileId}` });
  await moveImport(context.db, importId, jobId);
  const [shown] = await shownImports(context, [await requireImport(context, one)]);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
