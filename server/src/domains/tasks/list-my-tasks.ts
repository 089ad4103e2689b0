import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { teamNames } from '../organizations/teams/team-names.ts';
import { requireProject } from '../projects/require-project.ts';
import { shownNames } from '../users/shown-names.ts';
import { lookAtTasks } from './task-in-hand.ts';
import { countMyTasks, findFilterItems, findMyTaskIds } from './task-lists.store.ts';
import { taskSummaries } from './task-summary.ts';

/**
 * Tasks that were offered to the reader or are theirs; the tab `expired` has the overdue ones (D4.7).
 * @throws {AppError} resource.not-found, of a project to filter by
 */
export async function listMyTasks(
  context: Context,
  { tab, pageNumber, pageSize, ...filter }: InputOf<typeof tasksApi.assignedToMe>,
): Promise<OutputOf<typeof tasksApi.assignedToMe>> {
  if (filter.projectId !== undefined) await requireProject(context, filter.projectId);
  const reader = { userId: context.actor.userId, now: context.now() };
  const counts = await countMyTasks(context.db, reader, filter);
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const ids = await findMyTaskIds(context.db, reader, { tab, ...filter, ...page });
  const records = await taskSummaries(context, await lookAtTasks(context, ids));
  return { records, total: counts[tab], pageNumber, pageSize, counts };
}

/** Projects, languages and people of the tasks that the reader sees. */
export async function filterItems(context: Context): Promise<OutputOf<typeof tasksApi.filterItem>> {
  const { permissions, userId } = context.actor;
  const rows = await findFilterItems(context.db, permissions.has('task:assign') ? undefined : userId);
  const names = await shownNames(
    context,
    rows.flatMap(({ managerId, creatorId }) => [managerId ?? [], creatorId].flat()),
  );
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const people = (ids: readonly (string | null)[]) =>
    [...new Set(ids)].flatMap((id) => (id === null ? [] : [{ userId: id, username: names.get(id) ?? '' }]));
  const projects = new Map(rows.map(({ projectId, name }) => [projectId, name]));
  return {
    projects: [...projects].map(([projectId, name]) => ({ projectId, name })),
    teams: [...teams].map(([teamId, name]) => ({ teamId, name })),
    sources: [...new Set(rows.map(({ sourceLanguage }) => sourceLanguage))].toSorted(),
    targets: [...new Set(rows.map(({ targetLanguage }) => targetLanguage))].toSorted(),
    managers: people(rows.map(({ managerId }) => managerId)),
    creators: people(rows.map(({ creatorId }) => creatorId)),
  };
}
