import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { verifyPassword } from '../../users/password-hash.ts';
import { holdShare, saveGuest } from './engine-shares.store.ts';
import { sharedRow, shownShared } from './joined-engines.ts';
import { requireLink } from './shared-engine.ts';

/** Attempts for one engine, whoever makes them: many accounts cannot guess a password either. */
const joining: RateRule = { name: 'custom-engines.join', limit: 5, windowSeconds: 15 * 60 };
/** Limits patient attempts as well. */
export const joiningInADay: RateRule = {
  name: 'custom-engines.join-in-a-day',
  limit: 50,
  windowSeconds: 24 * 3_600,
};

/** @throws {AppError} resource.not-found, custom-engine.own, custom-engine.wrong-password, custom-engine.no-base, request.too-frequent */
export async function joinEngine(
  context: LongContext,
  { password, baseEngine, ...link }: InputOf<typeof customEnginesApi.joinEngine>,
): Promise<JoinedEngine> {
  const { customEngineId } = link;
  const { organizationId, userId } = context.actor;
  const share = await context.transact((short) => requireLink(short, link));
  if (share.organizationId === organizationId) throw new AppError('custom-engine.own');
  for (const rule of [joining, joiningInADay]) await context.rateLimits.take(rule, customEngineId);
  if (!(await verifyPassword(password, share.passwordHash)))
    throw new AppError('custom-engine.wrong-password');
  for (const rule of [joining, joiningInADay]) await context.rateLimits.clear(rule, customEngineId);
  return context.transact(async (short) => {
    // It may have been revoked while the password was checked, and must not be while somebody joins.
    const { organizationId: ownerOrganizationId } = await requireLink(short, link, holdShare);
    const shared = await sharedRow(short, { ownerOrganizationId, customEngineId });
    if (shared === undefined) throw new AppError('resource.not-found');
    if (takesBase(shared.row.kind) && (baseEngine === null || baseEngine === customEngineId))
      throw new AppError('custom-engine.no-base', { name: shared.row.name });
    const joinedAt = short.now();
    await saveGuest(short.db, {
      organizationId,
      customEngineId,
      ownerOrganizationId,
      baseEngine,
      userId,
      joinedAt,
    });
    return shownShared(shared, baseEngine);
  });
}

/** The others translate by themselves, or at the trainer of their owner. */
function takesBase(kind: string): boolean {
  return kind === 'rag' || kind === 'xgpt';
}
