import type { InputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { requireTermBase } from './require-term-base.ts';
import { deleteTermBaseRows } from './terms.store.ts';

/** All of them or none. @throws {AppError} resource.not-found */
export async function deleteTermBases(
  context: Context,
  { termBaseIds }: InputOf<typeof termsApi.deleteTermBases>,
): Promise<null> {
  for (const id of termBaseIds) await requireTermBase(context, id);
  await deleteTermBaseRows(context.db, termBaseIds);
  return null;
}
