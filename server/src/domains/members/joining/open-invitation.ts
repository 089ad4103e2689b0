import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Invitation, invitesApi } from '@transloom/contracts/invites';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import { organizationOf } from '../../organizations/organization-of.ts';
import { findPeople, findUser } from '../../users/find-user.ts';
import { inviteState } from '../invites/invite-state.ts';
import { type InviteRow, selectInviteByCode, selectInvitesTo } from '../invites/invites.store.ts';
import { findPendingApplication } from './join-applications.store.ts';

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Codes that are none: somebody who guesses is stopped. */
const wrongCodes: RateRule = { name: 'members.wrong-invite-code', limit: 10, windowSeconds: 15 * 60 };

/**
 * An invitation of any organization. Spaces, dashes and small letters of a code that was typed do not count.
 * @throws {AppError} resource.not-found, request.too-frequent after many codes that are none
 */
export async function requireInvite(context: Context, db: Db, typed: string): Promise<InviteRow> {
  const { userId } = context.actor;
  const { waitSeconds: seconds } = await context.rateLimits.look(wrongCodes, userId);
  if (seconds > 0) throw new AppError('request.too-frequent', { seconds });
  const invite = await selectInviteByCode(db, typed.replaceAll(/[\s-]/g, '').toUpperCase());
  if (invite !== undefined) return invite;
  await context.rateLimits.take(wrongCodes, userId);
  throw new AppError('resource.not-found');
}

/** @throws {AppError} resource.not-found, request.too-frequent */
export async function openInvitation(
  context: Context,
  { code }: InputOf<typeof invitesApi.invitation>,
): Promise<OutputOf<typeof invitesApi.invitation>> {
  return context.asSystem(async (db) => {
    const invite = await requireInvite(context, db, code);
    const self = await requireUser(db, context.actor.userId);
    const invitation = await describe(context, db, { invite, self });
    return { invitation, self: { name: invite.name || self.username, phone: self.phone, email: self.email } };
  });
}

export async function myInvitations(context: Context): Promise<OutputOf<typeof invitesApi.myInvitations>> {
  return context.asSystem(async (db) => {
    const self = await requireUser(db, context.actor.userId);
    const invites = await selectInvitesTo(db, addressesOf(self), context.now());
    const all = await Promise.all(invites.map((invite) => describe(context, db, { invite, self })));
    return all.filter(({ state }) => state === 'open');
  });
}

/** In a transaction of the system. @throws {AppError} session.expired */
export async function requireUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new AppError('session.expired');
  return user;
}

/** The addresses that an account has proven. */
export function addressesOf({ phone, email }: Pick<User, 'phone' | 'email'>): readonly string[] {
  return [phone, email].filter((address) => address !== null);
}

interface Looked {
  readonly invite: InviteRow;
  readonly self: User;
}

async function describe(
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  db: Db,
  { invite, self }: Looked,
): Promise<Invitation> {
  const { organizationId, target } = invite;
  const organization = await organizationOf(db, organizationId, now());
  const people = await findPeople(db, [invite.createdBy]);
  return {
    code: invite.code,
    organizationId,
    organization: organization?.name ?? '',
    avatar: organization?.avatar ?? null,
    inviter: people.get(invite.createdBy)?.name ?? null,
    role: invite.role,
    roleName: invite.ownRoleName,
    team: invite.teamName,
    direct: target !== null,
    target: target === null ? null : withoutLetters(target),
    state: await stateFor(db, { invite, self, userId: actor.userId, now: now() }),
    expiresAt: invite.expiresAt.toISOString(),
  };
}

async function stateFor(
  db: Db,
  { invite, self, userId, now }: Looked & { readonly userId: string; readonly now: Date },
): Promise<Invitation['state']> {
  const { organizationId, target } = invite;
  if (await findMembership(db, userId, organizationId)) return 'member';
  if (await findPendingApplication(db, { organizationId, userId })) return 'pending';
  const state = inviteState(invite, now);
  if (state !== 'open') return state;
  return target === null || addressesOf(self).includes(target) ? 'open' : 'other-address';
}

/** `w•••@example.com`, `138••••0001` */
export function withoutLetters(address: string): string {
  const [name = '', domain] = address.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `${address.slice(0, 3)}••••${address.slice(-4)}`;
}
