import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { invitesApi } from '@transloom/contracts/invites';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { notify } from '../../messages/notify.ts';
import { admitMember } from '../../organizations/admit-member.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import { listMembers } from '../../organizations/list-members.ts';
import { organizationOf } from '../../organizations/organization-of.ts';
import { countUse, type InviteRow } from '../invites/invites.store.ts';
import { findPendingApplication, insertApplication } from './join-applications.store.ts';
import { addressesOf, requireInvite, requireUser, withoutLetters } from './open-invitation.ts';

type Card = Omit<InputOf<typeof invitesApi.applyToJoin>, 'code'>;

/**
 * A link lets somebody apply; an invitation of the own address makes a member at once. Doing it again changes nothing and uses
 * nothing up.
 * @throws {AppError} resource.not-found, request.too-frequent, member.already, invite.over, invite.other-address
 */
export async function applyToJoin(
  context: Context,
  { code, ...card }: InputOf<typeof invitesApi.applyToJoin>,
): Promise<OutputOf<typeof invitesApi.applyToJoin>> {
  return context.asSystem(async (db) => {
    const invite = await requireInvite(context, db, code);
    const { organizationId, target } = invite;
    const { userId } = context.actor;
    if (await findMembership(db, userId, organizationId)) throw new AppError('member.already');
    if (await findPendingApplication(db, { organizationId, userId })) return { state: 'pending' };
    if (target === null) return apply(context, db, { invite, card });
    return accept(context, db, { invite, card });
  });
}

interface Joining {
  readonly invite: InviteRow;
  readonly card: Card;
}

async function apply(context: Context, db: Db, { invite, card }: Joining) {
  const { organizationId, inviteId, role, ownRoleId, teamId } = invite;
  const { userId } = context.actor;
  const now = context.now();
  const row = { ...card, applicationId: newId(), organizationId, inviteId, userId };
  const inserted = await insertApplication(db, { ...row, role, ownRoleId, teamId, createdAt: now });
  // The same person in another window was faster.
  if (!inserted) return { state: 'pending' as const };
  if (!(await countUse(db, inviteId, now))) throw new AppError('invite.over');
  const organization = (await organizationOf(db, organizationId, now))?.name ?? '';
  const { name, email } = card;
  await notify(
    { db, publish: context.publish, now: context.now },
    {
      kind: 'join-application',
      to: await reviewers(db, organizationId),
      params: { name, email, organization },
      link: '/team/review',
      actions: [3],
      key: `application ${row.applicationId}`,
    },
  );
  return { state: 'pending' as const };
}

/** @throws {AppError} invite.other-address, invite.over */
async function accept(context: Context, db: Db, { invite, card }: Joining) {
  const { organizationId, target, languages, systemCode, role, ownRoleId, teamId } = invite;
  const { userId } = context.actor;
  const self = await requireUser(db, userId);
  if (target !== null && !addressesOf(self).includes(target))
    throw new AppError('invite.other-address', { target: withoutLetters(target) });
  const now = context.now();
  if (!(await countUse(db, invite.inviteId, now))) throw new AppError('invite.over');
  const { name, phone, email } = card;
  const place = { role, ownRoleId, teamId };
  await admitMember(db, {
    ...place,
    organizationId,
    userId,
    name,
    phone,
    email,
    languages,
    systemCode,
    joinedAt: now,
  });
  const event = { organizationId, actorId: userId, details: { role } };
  await recordAudit({ db, now: context.now }, { ...event, action: 'member.join' });
  return { state: 'member' as const };
}

/** Whoever runs the organization. */
async function reviewers(db: Db, organizationId: string): Promise<readonly string[]> {
  const members = await listMembers(db, organizationId);
  return members.filter(({ role }) => role === 'SUPER_ADMIN' || role === 'ADMIN').map(({ userId }) => userId);
}
