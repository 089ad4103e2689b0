import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { reacherOf } from '../project-people/reach.ts';
import { shownNames } from '../users/shown-names.ts';
import { findAllProjectIds, findCreators, findProjects } from './project-list.store.ts';
import { projectSummaries } from './project-summary.ts';

export async function listProjects(
  context: Context,
  { pageNumber, pageSize, sort, order, from, to, ...filter }: InputOf<typeof projectsApi.listProjects>,
): Promise<OutputOf<typeof projectsApi.listProjects>> {
  const date = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
  const dates = { from: date(from), to: date(to) };
  const { rows, total } = await findProjects(
    context.db,
    { ...filter, ...dates, reacher: await reacherOf(context) },
    { sort, order, limit: pageSize, offset: (pageNumber - 1) * pageSize },
  );
  return { records: await projectSummaries(context, rows), total, pageNumber, pageSize };
}

export async function listCreators(context: Context): Promise<OutputOf<typeof projectsApi.listCreators>> {
  const names = await shownNames(context, await findCreators(context.db, await reacherOf(context)));
  const people = [...names].map(([userId, name]) => ({ userId, name }));
  return people.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Ids of all projects of the organization, archived ones among them, for who reaches all of them. */
export function allProjectIds({ db }: Pick<Context, 'db'>): Promise<readonly string[]> {
  return findAllProjectIds(db);
}
