import { randomBytes } from 'node:crypto';
import type { EngineSharing } from '@transloom/contracts/custom-engine-sharing';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { hashPassword } from '../../users/password-hash.ts';
import { requireEditableEngine } from '../require-custom-engine.ts';
import { deleteGuest, deleteShare, findGuestsOf, findShare, saveShare } from './engine-shares.store.ts';

/** @throws {AppError} resource.not-found, access.denied, access.denied */
export async function sharing(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.sharing>,
): Promise<EngineSharing> {
  await requireEditableEngine(context, customEngineId);
  const share = await findShare(context.db, customEngineId);
  const guests = await context.asSystem((db) => findGuestsOf(db, customEngineId));
  return {
    share:
      share === undefined ? null : { token: share.token, expiresAt: share.expiresAt?.toISOString() ?? null },
    guests: guests.map(({ joinedAt, ...guest }) => ({ ...guest, joinedAt: joinedAt.toISOString() })),
  };
}

/** @throws {AppError} resource.not-found, access.denied, custom-engine.share-over */
export async function shareEngine(
  context: LongContext,
  { customEngineId, password, expiresAt }: InputOf<typeof customEnginesApi.shareEngine>,
): Promise<EngineSharing> {
  const end = expiresAt === null ? null : new Date(expiresAt);
  await context.transact((short) => requireEditableEngine(short, customEngineId));
  if (end !== null && end <= context.now()) throw new AppError('custom-engine.share-over');
  const passwordHash = await hashPassword(password);
  return context.transact(async (short) => {
    const { organizationId, userId: creatorId } = short.actor;
    await saveShare(short.db, {
      organizationId,
      customEngineId,
      passwordHash,
      creatorId,
      createdAt: short.now(),
      token: randomBytes(16).toString('base64url'),
      expiresAt: end,
    });
    return sharing(short, { customEngineId });
  });
}

/** @throws {AppError} resource.not-found, access.denied, access.denied */
export async function stopSharing(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.stopSharing>,
): Promise<null> {
  await requireEditableEngine(context, customEngineId);
  await deleteShare(context.db, customEngineId);
  await context.asSystem((db) => deleteGuest(db, customEngineId));
  return null;
}
