import type { AssetImport } from '@transloom/contracts/assets';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { fileToGoOnWith } from '../assets/resumable-import.ts';
import { requireWritable } from './require-term-base.ts';
import { termImportsOf } from './shown-term-imports.ts';
import { findTermImport, moveTermImport } from './term-imports.store.ts';
import { importTermsJob } from './terms-job-kinds.ts';

/** @throws {AppError} resource.not-found, term-base.not-writable, memory.import-not-resumable */
export async function resumeTermImport(
  context: Context,
  { termBaseId, importId }: InputOf<typeof termsApi.resumeTermImport>,
): Promise<AssetImport> {
  await requireWritable(context, termBaseId);
  const found = await findTermImport(context.db, importId);
  if (found?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const payload = { ...fileToGoOnWith(found), termBaseId };
  const jobId = await context.enqueue(importTermsJob, payload, { key: `import:${payload.fileId}` });
  await moveTermImport(context.db, importId, jobId);
  const shown = (await termImportsOf(context, termBaseId)).find((one) => one.importId === importId);
  if (shown === undefined) throw new AppError('resource.not-found');
  return shown;
}
