import type { accountDataApi, DeletionEffect } from '@transloom/contracts/account-data';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Context, RequestContext } from '../../platform/context.ts';
import { endAllSessionsOf } from '../../platform/http/sessions/session-store.ts';
import { recordOwn } from '../accounts/record-own.ts';
import { requireConfirmed } from '../accounts/require-confirmed.ts';
import { requireSelf } from '../accounts/require-self.ts';
import { notify } from '../messages/notify.ts';
import { changeUser } from '../users/change-user.ts';
import { findAdministrators } from '../users/find-user.ts';
import { findOwnOrganizations, type OwnOrganization } from './account-data.store.ts';

const dayMs = 86_400_000;

export async function deletionEffects(
  context: Context,
): Promise<OutputOf<typeof accountDataApi.deletionEffects>> {
  const { userId } = context.actor;
  const organizations = await context.asSystem((db) => findOwnOrganizations(db, userId));
  return {
    days: limits.accountDeletionDays,
    organizations: organizations.map(({ role, ...organization }) => ({
      ...organization,
      effect: effectOf({ role, ...organization }),
    })),
  };
}

/** An organization of the person alone ends with them; one that they run for others stays, and needs another to run it. */
export function effectOf({
  role,
  otherMembers,
}: Pick<OwnOrganization, 'role' | 'otherMembers'>): DeletionEffect['effect'] {
  if (otherMembers === 0) return 'delete';
  return role === 'SUPER_ADMIN' ? 'hand-over' : 'leave';
}

/**
 * Plans the deletion and signs the person out everywhere. Signing in before the day keeps the account.
 * @throws {AppError} account.confirm-identity, account.hand-over-first, account.last-operator
 */
export async function planDeletion(
  context: RequestContext,
): Promise<OutputOf<typeof accountDataApi.planDeletion>> {
  await requireConfirmed(context);
  const { userId, administrator, timeZone } = await requireSelf(context);
  await refuseWhileNeeded(context, administrator);
  const dueAt = new Date(context.now().getTime() + limits.accountDeletionDays * dayMs);
  await context.asSystem((db) => changeUser(db, userId, { deletionDueAt: dueAt }));
  await recordOwn(context, 'account.deletion-plan', { dueAt: dueAt.toISOString() });
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC' }).format(dueAt);
  const { address } = context.caller;
  await notify(context, { kind: 'deletion-planned', to: [userId], params: { date, address } });
  await context.asSystem((db) => endAllSessionsOf(db, userId));
  await context.session.end();
  return { dueAt: dueAt.toISOString() };
}

async function refuseWhileNeeded(context: Context, administrator: boolean): Promise<void> {
  const { organizations } = await deletionEffects(context);
  const held = organizations.find(({ effect }) => effect === 'hand-over');
  if (held !== undefined) throw new AppError('account.hand-over-first', { name: held.name });
  const operators = administrator ? await context.asSystem(findAdministrators) : [];
  if (operators.length === 1) throw new AppError('account.last-operator');
}
