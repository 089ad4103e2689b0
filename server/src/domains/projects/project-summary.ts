import {
  completeSettings,
  type ProjectSettings,
  type SomeProjectSettings,
} from '@transloom/contracts/project-settings';
import type { Project } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { emptySums, type ProjectSums, projectSums } from '../documents/project-sums.ts';
import { opens, scopeOf } from '../organizations/reach.ts';
import { teamNames } from '../organizations/teams/team-names.ts';
import { shownNames } from '../users/shown-names.ts';
import type { ProjectRow } from './projects.store.ts';

/** The settings of a project, also those that came after it was stored. */
export function settingsOf({ settings }: Pick<ProjectRow, 'settings'>): ProjectSettings {
  return completeSettings(settings as SomeProjectSettings);
}

/** Projects as the interface shows them to the actor, with what their documents add up to. */
export async function projectSummaries(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  rows: readonly ProjectRow[],
): Promise<Project[]> {
  const sums = await projectSums(
    context,
    rows.map((row) => row.id),
  );
  const names = await shownNames(
    context,
    rows.map((row) => row.creatorId),
  );
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const scope = context.actor.permissions.has('project:manage')
    ? await scopeOf(context, 'project:manage')
    : undefined;
  return rows.map((row) => ({
    ...summary(row),
    ...(sums.get(row.id) ?? emptySums),
    creator: names.get(row.creatorId) ?? '',
    team: row.teamId === null ? null : { teamId: row.teamId, name: teams.get(row.teamId) ?? '' },
    managed: scope !== undefined && opens(scope, { teamId: row.teamId, personId: row.creatorId }),
  }));
}

function summary(row: ProjectRow): Omit<Project, keyof ProjectSums | 'creator' | 'team' | 'managed'> {
  return {
    projectId: row.id,
    name: row.name,
    sourceLanguage: row.sourceLanguage,
    targetLanguages: row.targetLanguages,
    engines: row.engines as Project['engines'],
    settings: settingsOf(row),
    version: row.version,
    deadline: row.deadline?.toISOString() ?? null,
    remark: row.remark,
    documentOptions: row.documentOptions as Project['documentOptions'],
    status: row.status as Project['status'],
    creatorId: row.creatorId,
    openToAll: row.openToAll,
    createdAt: row.createdAt.toISOString(),
  };
}
