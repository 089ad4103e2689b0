import { makingKeys } from '@transloom/contracts/custom-engine-fields';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteGuest, findGuestRows } from './engine-shares.store.ts';

/** Who joined an engine may leave it, and who makes engines for the organization. @throws {AppError} resource.not-found, access.denied */
export async function leaveEngine(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.leaveEngine>,
): Promise<null> {
  const joined = (await findGuestRows(context.db)).find((guest) => guest.customEngineId === customEngineId);
  const { userId, permissions } = context.actor;
  const isMaker = makingKeys.some((key) => permissions.has(key));
  if (joined !== undefined && joined.userId !== userId && !isMaker) throw new AppError('access.denied');
  if (!(await deleteGuest(context.db, customEngineId))) throw new AppError('resource.not-found');
  return null;
}
