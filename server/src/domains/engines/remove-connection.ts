import type { InputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteConnection } from './engines.store.ts';

/** @throws {AppError} resource.not-found */
export async function removeConnection(
  context: Context,
  { connectionId }: InputOf<typeof enginesApi.removeConnection>,
): Promise<null> {
  if (!(await deleteConnection(context.db, connectionId))) throw new AppError('resource.not-found');
  return null;
}
