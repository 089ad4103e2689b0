import type { AssetImport, TableLayout } from '@transloom/contracts/assets';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
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
  /** Layouts that replace the headings of tables. */
  readonly layouts?: readonly (TableLayout & { readonly fileId: string })[] | undefined;
  /** Layer of memory entries for which the files name none. */
  readonly layer?: EntryLayer | undefined;
}

/** @throws {AppError} resource.not-found, and what says that it takes nothing */
export async function importFiles(
  context: Context,
  asset: ImportableAsset,
  files: FilesToImport,
): Promise<AssetImport[]> {
  await asset.requireWritable(context, files.assetId);
  const ids = await startImports(context, asset, files);
  const imports = await importsOf(context, files.assetId);
  return imports.filter(({ importId }) => ids.includes(importId));
}

/**
 * Imports files one after the other in the background. Returns the ids of the imports.
 * @throws {AppError} resource.not-found
 */
export async function startImports(
  context: Context,
  { purpose, jobs }: ImportableAsset,
  { assetId, fileIds, layouts = [], layer }: FilesToImport,
): Promise<readonly string[]> {
  const { userId: creatorId, organizationId } = context.actor;
  const createdAt = context.now();
  const ids: string[] = [];
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    const { name: fileName, bytes, format } = await takeUpload(context, { fileId, purpose });
    if (format === null) throw new AppError('resource.not-found');
    const id = newId();
    const { fileId: _, ...layout } = layouts.find((one) => one.fileId === fileId) ?? { fileId };
    const chosen = 'columns' in layout ? layout : undefined;
    const payload = { importId: id, assetId, fileId, name: fileName, bytes, format, layer, layout: chosen };
    const jobId = await context.enqueue(jobs.store, payload, { key: `import:${fileId}` });
    await insertImport(context.db, {
      id,
      organizationId,
      assetId,
      position,
      fileId,
      fileName,
      bytes,
      format,
      jobId,
      layer,
      layout: chosen,
      creatorId,
      createdAt,
    });
    ids.push(id);
  }
  return ids;
}
