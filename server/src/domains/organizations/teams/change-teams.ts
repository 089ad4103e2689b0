import type { InputOf } from '@transloom/contracts/endpoint';
import type { Team, teamsApi } from '@transloom/contracts/teams';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { refuseTakenName } from '../../../platform/refuse-taken-name.ts';
import { requireMembers } from '../members/require-members.ts';
import { reachOfActor } from '../reach.ts';
import { requireOwnTeam, requireTeam } from './require-team.ts';
import { shownTeams } from './shown-teams.ts';
import { addToTeam, deleteTeam, insertTeam, replaceTeamMembers, updateTeamRow } from './teams.store.ts';

/**
 * Somebody whose right reaches the own teams owns the team they create.
 * @throws {AppError} team.duplicate-name, resource.not-found
 */
export async function createTeam(
  context: Context,
  { name, ownerId, memberIds }: InputOf<typeof teamsApi.createTeam>,
): Promise<Team> {
  const { organizationId, userId } = context.actor;
  const owner = reachOfActor(context.actor, 'team:edit') === 'all' ? ownerId : userId;
  const people = [...new Set(owner === null ? memberIds : [owner, ...memberIds])];
  await requireMembers(context, people);
  const teamId = newId();
  const team = { teamId, organizationId, name, ownerId: owner, createdAt: context.now() };
  await refuseTakenName('team.duplicate-name', name, insertTeam(context.db, team));
  await addToTeam(context.db, { organizationId, teamId, userIds: people });
  return teamById(context, teamId);
}

/**
 * An owner is a member too; who owned it before stays a member.
 * @throws {AppError} team.duplicate-name, resource.not-found, access.denied
 */
export async function updateTeam(
  context: Context,
  { teamId, name, ownerId, memberIds }: InputOf<typeof teamsApi.updateTeam>,
): Promise<Team> {
  const team = await requireOwnTeam(context, teamId, 'team:edit');
  const { organizationId } = context.actor;
  const owner = ownerId === undefined ? team.ownerId : ownerId;
  const people = [...new Set([...(owner === null ? [] : [owner]), ...(memberIds ?? [])])];
  await requireMembers(context, people);
  const change = { name: name ?? team.name, ownerId: owner };
  await refuseTakenName('team.duplicate-name', change.name, updateTeamRow(context.db, teamId, change));
  const crew = { organizationId, teamId, userIds: people };
  if (memberIds === undefined) await addToTeam(context.db, crew);
  else await replaceTeamMembers(context.db, crew);
  return teamById(context, teamId);
}

/** @throws {AppError} resource.not-found, access.denied */
export async function removeTeam(
  context: Context,
  { teamId }: InputOf<typeof teamsApi.removeTeam>,
): Promise<null> {
  await requireOwnTeam(context, teamId, 'team:edit');
  if (!(await deleteTeam(context.db, teamId))) throw new AppError('resource.not-found');
  return null;
}

async function teamById(context: Context, teamId: string): Promise<Team> {
  const [team] = await shownTeams(context, [await requireTeam(context, teamId)]);
  if (team === undefined) throw new AppError('resource.not-found');
  return team;
}
