import type { InputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { requireTermBase } from './require-term-base.ts';
import { findTermImportsOf } from './term-imports.store.ts';
import { deleteTermBaseRows } from './terms.store.ts';

/** All of them or none; imports into them stop. @throws {AppError} resource.not-found */
export async function deleteTermBases(
  context: Context,
  { termBaseIds }: InputOf<typeof termsApi.deleteTermBases>,
): Promise<null> {
  for (const id of termBaseIds) await requireTermBase(context, id);
  for (const id of termBaseIds) await cancelImports(context, id);
  await deleteTermBaseRows(context.db, termBaseIds);
  return null;
}

async function cancelImports(context: Context, termBaseId: string): Promise<void> {
  for (const { jobId, finishedAt } of await findTermImportsOf(context.db, termBaseId)) {
    if (jobId !== null && finishedAt === null) await context.cancelJob(jobId);
  }
}
