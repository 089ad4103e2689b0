import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { requireWritable } from './require-term-base.ts';
import { startTermImports } from './start-term-imports.ts';
import { termBaseById } from './term-base-summary.ts';

/** @throws {AppError} resource.not-found, term-base.not-writable */
export async function importTerms(
  context: Context,
  { termBaseId, fileIds }: InputOf<typeof termsApi.importTerms>,
): Promise<OutputOf<typeof termsApi.importTerms>> {
  await requireWritable(context, termBaseId);
  await startTermImports(context, termBaseId, fileIds);
  return termBaseById(context, termBaseId);
}
