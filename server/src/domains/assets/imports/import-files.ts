import type { AssetImport } from '@transloom/contracts/assets';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { takeUpload } from '../../files/uploaded-content.ts';
import type { ImportableAsset } from './importable-asset.ts';
import { insertImport } from './imports.store.ts';
import { importsOf } from './shown-imports.ts';

interface FilesToImport {
  readonly assetId: string;
  readonly fileIds: readonly string[];
}

/** @throws {AppError} resource.not-found, and what says that it takes nothing */
export async function importFiles(
  context: Context,
  asset: ImportableAsset,
  { assetId, fileIds }: FilesToImport,
): Promise<AssetImport[]> {
  await asset.requireWritable(context, assetId);
  const ids = await startImports(context, asset, { assetId, fileIds });
  const imports = await importsOf(context, assetId);
  return imports.filter(({ importId }) => ids.includes(importId));
}

/** Files go into it one after the other, in the background. Gives the imports' ids. @throws {AppError} resource.not-found */
export async function startImports(
  context: Context,
  { purpose, jobs }: ImportableAsset,
  { assetId, fileIds }: FilesToImport,
): Promise<readonly string[]> {
  const { userId: creatorId, organizationId } = context.actor;
  const createdAt = context.now();
  const ids: string[] = [];
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    const { name: fileName, bytes, format } = await takeUpload(context, { fileId, purpose });
    if (format === null) throw new AppError('resource.not-found');
    const id = newId();
    const payload = { importId: id, assetId, fileId, name: fileName, bytes, format };
    const jobId = await context.enqueue(jobs.store, payload, { key: `import:${fileId}` });
    await insertImport(context.db, {
      ...{ id, organizationId, assetId, position, fileId, fileName, bytes, format, jobId },
      ...{ creatorId, createdAt },
    });
    ids.push(id);
  }
  return ids;
}
