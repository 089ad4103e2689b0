import type { InputOf } from '@transloom/contracts/endpoint';
import type { Project, projectsApi } from '@transloom/contracts/projects';
import type { Context } from '../../platform/context.ts';
import { requireOptions } from '../document-settings/require-options.ts';
import { changePlans } from '../documents/change-plans.ts';
import { projectById } from './create-project.ts';
import { updateProject } from './projects.store.ts';
import { requireDeadline } from './require-deadline.ts';
import { requireProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, project.deadline-past, document.option-… */
export async function changeProject(
  context: Context,
  { projectId, deadline, documentOptions, ...change }: InputOf<typeof projectsApi.changeProject>,
): Promise<Project> {
  const project = await requireProject(context, projectId);
  for (const [format, options] of Object.entries(documentOptions ?? {}))
    requireOptions(format, options, [project.sourceLanguage, ...project.targetLanguages]);
  await updateProject(context.db, projectId, {
    ...change,
    documentOptions,
    ...(deadline !== undefined && { deadline: requireDeadline(context, deadline) }),
    updatedAt: context.now(),
  });
  const { summarizes } = change;
  if (summarizes !== undefined) await changePlans(context, projectId, { summarizes });
  return projectById(context, projectId);
}
