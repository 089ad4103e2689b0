import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteGuest } from './engine-shares.store.ts';

/** @throws {AppError} resource.not-found */
export async function leaveEngine(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.leaveEngine>,
): Promise<null> {
  if (!(await deleteGuest(context.db, customEngineId))) throw new AppError('resource.not-found');
  return null;
}
