import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { verifyPassword } from '../../users/password-hash.ts';
import { saveGuest } from './engine-shares.store.ts';
import { sharedRow, shownShared } from './joined-engines.ts';
import { requireLink } from './shared-engine.ts';

/** Of one engine, whoever tries: a password cannot be guessed by many accounts either. */
const joining: RateRule = { name: 'custom-engines.join', limit: 5, windowSeconds: 15 * 60 };

/** @throws {AppError} resource.not-found, custom-engine.own, custom-engine.wrong-password, custom-engine.no-base, request.too-frequent */
export async function joinEngine(
  context: LongContext,
  { password, baseEngine, ...link }: InputOf<typeof customEnginesApi.joinEngine>,
): Promise<JoinedEngine> {
  const { customEngineId } = link;
  const { organizationId, userId } = context.actor;
  const share = await context.transact((short) => requireLink(short, link));
  if (share.organizationId === organizationId) throw new AppError('custom-engine.own');
  await context.rateLimits.take(joining, customEngineId);
  if (!(await verifyPassword(password, share.passwordHash)))
    throw new AppError('custom-engine.wrong-password');
  await context.rateLimits.clear(joining, customEngineId);
  return context.transact(async (short) => {
    // It may have been taken back while the password was looked at.
    const { organizationId: ownerOrganizationId } = await requireLink(short, link);
    const shared = await sharedRow(short, { ownerOrganizationId, customEngineId });
    if (shared === undefined) throw new AppError('resource.not-found');
    if (takesBase(shared.row.kind) && baseEngine === null)
      throw new AppError('custom-engine.no-base', { name: shared.row.name });
    const joinedAt = short.now();
    await saveGuest(short.db, {
      ...{ organizationId, customEngineId, ownerOrganizationId, baseEngine, userId, joinedAt },
    });
    return shownShared(shared, baseEngine);
  });
}

/** The others translate by themselves, or at the trainer of their owner. */
function takesBase(kind: string): boolean {
  return kind === 'rag' || kind === 'xgpt';
}
