import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { projectSummaries } from './project-summary.ts';
import { findProjects } from './projects.store.ts';

export async function listProjects(
  context: Context,
  { pageNumber, pageSize, search, status }: InputOf<typeof projectsApi.listProjects>,
): Promise<OutputOf<typeof projectsApi.listProjects>> {
  const offset = (pageNumber - 1) * pageSize;
  const { rows, total } = await findProjects(context.db, { search, status, limit: pageSize, offset });
  return { records: await projectSummaries(context, rows), total, pageNumber, pageSize };
}
