import { randomBytes } from 'node:crypto';
import type { EngineSharing } from '@transloom/contracts/custom-engine-sharing';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { hashPassword } from '../../users/password-hash.ts';
import { requireCustomEngine } from '../require-custom-engine.ts';
import { deleteGuest, deleteShare, findGuestsOf, findShare, saveShare } from './engine-shares.store.ts';

/** @throws {AppError} resource.not-found */
export async function sharing(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.sharing>,
): Promise<EngineSharing> {
  await requireCustomEngine(context, customEngineId);
  const share = await findShare(context.db, customEngineId);
  const guests = await context.asSystem((db) => findGuestsOf(db, customEngineId));
  return {
    share:
      share === undefined ? null : { token: share.token, expiresAt: share.expiresAt?.toISOString() ?? null },
    guests: guests.map(({ joinedAt, ...guest }) => ({ ...guest, joinedAt: joinedAt.toISOString() })),
  };
}

/** @throws {AppError} resource.not-found, custom-engine.not-shareable */
export async function shareEngine(
  context: LongContext,
  { customEngineId, password, expiresAt }: InputOf<typeof customEnginesApi.shareEngine>,
): Promise<EngineSharing> {
  await context.transact((short) => requireShareable(short, customEngineId));
  const passwordHash = await hashPassword(password);
  return context.transact(async (short) => {
    const { organizationId, userId: creatorId } = short.actor;
    await saveShare(short.db, {
      ...{ organizationId, customEngineId, passwordHash, creatorId, createdAt: short.now() },
      token: randomBytes(16).toString('base64url'),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    });
    return sharing(short, { customEngineId });
  });
}

/** @throws {AppError} resource.not-found */
export async function stopSharing(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.stopSharing>,
): Promise<null> {
  await requireCustomEngine(context, customEngineId);
  await deleteShare(context.db, customEngineId);
  await context.asSystem((db) => deleteGuest(db, customEngineId));
  return null;
}

/** One that a trainer serves would translate for guests with the owner's key. */
async function requireShareable(context: Context, customEngineId: string): Promise<void> {
  const { kind, name } = await requireCustomEngine(context, customEngineId);
  if (kind === 'deep') throw new AppError('custom-engine.not-shareable', { name });
}
