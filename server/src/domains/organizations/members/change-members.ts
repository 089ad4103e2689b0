import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Member, membersApi } from '@transloom/contracts/members';
import { isInternalRole, type Role } from '@transloom/contracts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceRights } from '../announce-rights.ts';
import { scopeOf } from '../reach.ts';
import { refuseForeignRole, refuseMoreThanOwn, requireRole } from '../roles/own-roles.ts';
import { requireOwnTeam } from '../teams/require-team.ts';
import { addToTeam, replaceTeamsOf, selectTeamsOf } from '../teams/teams.store.ts';
import {
  addLanguages,
  type MemberChange,
  selectMemberRow,
  selectProjectIds,
  updateMembers,
} from './members.store.ts';
import { refuseTakenCard } from './refuse-taken-card.ts';
import { type HeldMember, holdMembers } from './require-members.ts';
import { shownMembers } from './show-members.ts';

/**
 * @throws {AppError} resource.not-found, access.denied, member.own-role, member.super-admin, role.not-assignable,
 *   role.beyond-own, member.phone-taken, member.code-taken
 */
export async function changeMember(
  context: Context,
  { userId, teamIds, role, roleId, ...card }: InputOf<typeof membersApi.changeMember>,
): Promise<Member> {
  const [held] = await holdMembers(context, [userId]);
  if (held === undefined) throw new AppError('resource.not-found');
  if (teamIds !== undefined) await moveTeams(context, userId, teamIds);
  if (card.projectIds) await requireProjects(context, userId, card.projectIds);
  const given = await givenRole(context, [held], { role, roleId });
  await refuseTakenCard(card, updateMembers(context.db, [userId], { ...card, ...given }));
  if (given !== undefined || card.languagePairs !== undefined || card.projectIds !== undefined)
    announceRights(context, [userId]);
  return shownMember(context, userId);
}

/** @throws {AppError} as `changeMember` does */
export async function changeMembers(
  context: Context,
  { userIds, role, roleId, teamId, languages, internal }: InputOf<typeof membersApi.changeMembers>,
): Promise<OutputOf<typeof membersApi.changeMembers>> {
  const { db, actor } = context;
  const held = await holdMembers(context, userIds);
  const ids = held.map(({ userId }) => userId);
  if (teamId !== undefined) await requireOwnTeam(context, teamId, 'member:edit');
  const given = await givenRole(context, held, { role, roleId });
  await updateMembers(db, ids, { ...given, ...(internal !== undefined && { internal }) });
  if (languages !== undefined) await addLanguages(db, ids, languages);
  if (teamId !== undefined)
    await addToTeam(db, { organizationId: actor.organizationId, teamId, userIds: ids });
  if (given !== undefined) announceRights(context, ids);
  return { changed: ids.length };
}

interface WantedRole {
  readonly role?: Role | undefined;
  readonly roleId?: string | null | undefined;
}

/**
 * The columns of a role that somebody gives to members; undefined where nobody gets another one. The same role as before
 * counts as none.
 */
async function givenRole(
  context: Context,
  held: readonly HeldMember[],
  wanted: WantedRole,
): Promise<MemberChange | undefined> {
  if (wanted.role === undefined && wanted.roleId === undefined) return undefined;
  const ownRoleId = wanted.roleId ?? null;
  const own = ownRoleId === null ? undefined : await requireRole(context, ownRoleId);
  const role = own?.base ?? wanted.role;
  if (role === undefined) return undefined;
  const changed = held.filter((member) => member.role !== role || member.ownRoleId !== ownRoleId);
  if (changed.length === 0) return undefined;
  if (changed.some(({ userId }) => userId === context.actor.userId)) throw new AppError('member.own-role');
  if (changed.some((member) => member.role === 'SUPER_ADMIN')) throw new AppError('member.super-admin');
  for (const member of changed) refuseForeignRole(context.actor, member.role);
  refuseForeignRole(context.actor, role);
  if (own !== undefined) refuseMoreThanOwn(context.actor, own.keys);
  return { role, ownRoleId, internal: isInternalRole(role) };
}

/** Somebody whose right reaches the own teams leaves the others as they are. */
async function moveTeams(context: Context, userId: string, teamIds: readonly string[]): Promise<void> {
  const { db, actor } = context;
  for (const teamId of teamIds) await requireOwnTeam(context, teamId, 'member:edit');
  const scope = await scopeOf(context, 'member:edit');
  const before = (await selectTeamsOf(db, [userId])).get(userId) ?? [];
  const kept = scope.reach === 'all' ? [] : before.filter(({ teamId }) => !scope.teamIds.includes(teamId));
  const all = [...kept.map(({ teamId }) => teamId), ...teamIds];
  await replaceTeamsOf(db, { organizationId: actor.organizationId, userId, teamIds: all });
}

/** A limit may still name projects that were deleted since. @throws {AppError} resource.not-found */
async function requireProjects(
  { db }: Context,
  userId: string,
  projectIds: readonly string[],
): Promise<void> {
  const before = (await selectMemberRow(db, userId))?.projectIds ?? [];
  const added = [...new Set(projectIds)].filter((id) => !before.includes(id));
  if ((await selectProjectIds(db, added)).length !== added.length) throw new AppError('resource.not-found');
}

async function shownMember(context: Context, userId: string): Promise<Member> {
  const row = await selectMemberRow(context.db, userId);
  const [member] = row === undefined ? [] : await shownMembers(context, [row]);
  if (member === undefined) throw new AppError('resource.not-found');
  return member;
}
