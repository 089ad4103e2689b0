import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Invite, invitesApi } from '@transloom/contracts/invites';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { givePlace } from '../../organizations/place-of-member.ts';
import { scopeOf } from '../../organizations/reach.ts';
import { type InviteRow, revoke, saveInvites, selectInvite, selectInvites } from './invites.store.ts';
import { newCode } from './new-code.ts';
import { shownInvites } from './shown-invites.ts';

export async function listInvites(context: Context): Promise<OutputOf<typeof invitesApi.listInvites>> {
  const opens = await openedInvites(context);
  return shownInvites(context, (await selectInvites(context.db)).filter(opens));
}

/** A link lets people apply, and nothing more. @throws {AppError} as `givePlace` does */
export async function createInvite(
  context: Context,
  { days, mostUses, ...wanted }: InputOf<typeof invitesApi.createInvite>,
): Promise<Invite> {
  const place = await givePlace(context, wanted, 'member:invite');
  const { organizationId, userId } = context.actor;
  const inviteId = newId();
  const nobody = { target: null, name: '', languages: [], systemCode: null };
  const made = { createdBy: userId, createdAt: context.now() };
  const terms = { expiresAt: daysFrom(context.now(), days), mostUses };
  const invite = { ...place, ...nobody, ...made, ...terms, inviteId, organizationId, code: newCode() };
  await saveInvites(context.db, [invite]);
  const row = await selectInvite(context.db, inviteId);
  const [shown] = await shownInvites(context, row === undefined ? [] : [row]);
  if (shown === undefined) throw new Error('an invitation was made and is not there');
  return shown;
}

/** @throws {AppError} resource.not-found */
export async function revokeInvite(
  context: Context,
  { inviteId }: InputOf<typeof invitesApi.revokeInvite>,
): Promise<null> {
  const row = await selectInvite(context.db, inviteId);
  const opens = await openedInvites(context);
  if (row === undefined || !opens(row)) throw new AppError('resource.not-found');
  await revoke(context.db, inviteId, context.now());
  return null;
}

/** Invitations that the actor's right opens. */
async function openedInvites(context: Context): Promise<(row: InviteRow) => boolean> {
  const scope = await scopeOf(context, 'member:invite');
  if (scope.reach === 'all') return () => true;
  return ({ createdBy, teamId }) =>
    createdBy === scope.userId || (teamId !== null && scope.teamIds.includes(teamId));
}

const dayMs = 86_400_000;

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
