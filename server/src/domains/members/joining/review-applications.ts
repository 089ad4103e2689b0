import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { invitesApi, JoinApplication } from '@transloom/contracts/invites';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../messages/notify.ts';
import { admitMember } from '../../organizations/admit-member.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import { givePlace } from '../../organizations/place-of-member.ts';
import { scopeOf } from '../../organizations/reach.ts';
import { findPeople } from '../../users/find-user.ts';
import { shownNames } from '../../users/shown-names.ts';
import { selectInvite } from '../invites/invites.store.ts';
import { named } from '../invites/shown-invites.ts';
import { decideApplication, holdApplication, selectApplications } from './join-applications.store.ts';

type Row = Awaited<ReturnType<typeof selectApplications>>['rows'][number];

/** A right that reaches the own teams opens the applications for these. */
export async function listJoinApplications(
  context: Context,
  { state, pageNumber, pageSize }: InputOf<typeof invitesApi.listJoinApplications>,
): Promise<OutputOf<typeof invitesApi.listJoinApplications>> {
  const scope = await scopeOf(context, 'application:review');
  const teamIds = scope.reach === 'all' ? undefined : scope.teamIds;
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total } = await selectApplications(context.db, { state, teamIds }, page);
  return { records: await shown(context, rows), total, pageNumber, pageSize };
}

/** Applicants are no members yet, so that only the system sees their names. */
async function shown(context: Context, rows: readonly Row[]): Promise<JoinApplication[]> {
  const people = await context.asSystem((db) =>
    findPeople(
      db,
      rows.map(({ userId }) => userId),
    ),
  );
  const deciders = await shownNames(
    context,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  return rows.map((row) => ({
    applicationId: row.applicationId,
    name: row.name,
    phone: row.phone,
    email: row.email,
    note: row.note,
    username: people.get(row.userId)?.username ?? '',
    state: row.state,
    role: row.role,
    ownRole: named(row.ownRoleId, row.ownRoleName),
    team: named(row.teamId, row.teamName),
    reason: row.reason,
    decidedBy: row.decidedBy === null ? null : (deciders.get(row.decidedBy) ?? null),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/**
 * D4.53
 * @throws {AppError} resource.not-found, application.decided, and as `givePlace` and `admitMember` do
 */
export async function passJoinApplication(
  context: Context,
  { applicationId, ...wanted }: InputOf<typeof invitesApi.passJoinApplication>,
): Promise<null> {
  const application = await requirePending(context, applicationId);
  const place = await givePlace(context, wanted, 'application:review');
  const { organizationId, userId: decidedBy } = context.actor;
  const { userId, name, phone, email } = application;
  const decidedAt = context.now();
  await decideApplication(context.db, applicationId, { ...place, state: 'approved', decidedBy, decidedAt });
  const card = { name, phone, email, joinedAt: decidedAt };
  // Somebody who was invited by their address meanwhile is a member already.
  const member = await context.asSystem((db) => findMembership(db, userId, organizationId));
  if (member === undefined) await admitMember(context.db, { ...place, ...card, organizationId, userId });
  await tellApplicant(context, application, { kind: 'join-approved', params: {} });
  return null;
}

/** @throws {AppError} resource.not-found, application.decided */
export async function denyJoinApplication(
  context: Context,
  { applicationId, reason }: InputOf<typeof invitesApi.denyJoinApplication>,
): Promise<null> {
  const application = await requirePending(context, applicationId);
  const { userId: decidedBy } = context.actor;
  const decision = { state: 'denied', reason, decidedBy, decidedAt: context.now() } as const;
  await decideApplication(context.db, applicationId, decision);
  await tellApplicant(context, application, { kind: 'join-denied', params: { reason } });
  return null;
}

async function requirePending(context: Context, applicationId: string) {
  const application = await holdApplication(context.db, applicationId);
  if (application === undefined) throw new AppError('resource.not-found');
  const scope = await scopeOf(context, 'application:review');
  const { teamId } = application;
  if (scope.reach !== 'all' && (teamId === null || !scope.teamIds.includes(teamId)))
    throw new AppError('resource.not-found');
  if (application.state !== 'pending') throw new AppError('application.decided');
  return application;
}

interface Verdict {
  readonly kind: 'join-approved' | 'join-denied';
  readonly params: Readonly<Record<string, string>>;
}

async function tellApplicant(
  context: Context,
  { userId, inviteId, applicationId }: NonNullable<Awaited<ReturnType<typeof holdApplication>>>,
  { kind, params }: Verdict,
): Promise<void> {
  const { actor, db, publish, now } = context;
  const organization = (await findMembership(db, actor.userId, actor.organizationId))?.name ?? '';
  const invite = inviteId === null ? undefined : await selectInvite(db, inviteId);
  const approved = kind === 'join-approved' && invite !== undefined;
  await context.asSystem((system) =>
    notify(
      { db: system, publish, now },
      {
        kind,
        to: [userId],
        params: { ...params, organization },
        ...(approved && { link: `/team/invite/${invite.code}` }),
        key: `${kind} ${applicationId}`,
      },
    ),
  );
}
