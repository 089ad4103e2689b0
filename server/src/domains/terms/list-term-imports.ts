import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { requireTermBase } from './require-term-base.ts';
import { termImportsOf } from './shown-term-imports.ts';

/** @throws {AppError} resource.not-found */
export async function listTermImports(
  context: Context,
  { termBaseId }: InputOf<typeof termsApi.listTermImports>,
): Promise<OutputOf<typeof termsApi.listTermImports>> {
  await requireTermBase(context, termBaseId);
  return termImportsOf(context, termBaseId);
}
