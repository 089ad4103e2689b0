import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectArchivesApi } from '@transloom/contracts/project-archives';
import type { Context } from '../../platform/context.ts';
import { requireManagedProject } from '../projects/require-project.ts';
import { setProjectStatus } from '../projects/set-project-status.ts';
import { showProject } from '../projects/show-project.ts';
import { tasksOfProject } from '../tasks/tasks-of-project.ts';
import { deliveriesOf, sendDeliveryAgain, tellOutside, toldHost } from '../webhooks/deliveries.ts';
import { archivedProject } from './archived-project.ts';

/**
 * Accepts a project (D4.1), and may tell an outside system of its files and tasks (D4.2). Archiving what is archived
 * tells nobody.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function archiveProject(
  context: Context,
  { projectId, tell }: InputOf<typeof projectArchivesApi.archiveProject>,
): Promise<null> {
  const before = await setProjectStatus(context, { projectId, status: 'archived' });
  if (!tell || before.status === 'archived') return null;
  const project = await showProject(context, { projectId });
  const tasks = await tasksOfProject(context, projectId);
  await tellOutside(context, {
    projectId,
    event: 'project.archived',
    data: archivedProject(project, tasks),
  });
  return null;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function reactivateProject(
  context: Context,
  { projectId }: InputOf<typeof projectArchivesApi.reactivateProject>,
): Promise<null> {
  await setProjectStatus(context, { projectId, status: 'active' });
  return null;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function projectDeliveries(
  context: Context,
  { projectId }: InputOf<typeof projectArchivesApi.projectDeliveries>,
): Promise<OutputOf<typeof projectArchivesApi.projectDeliveries>> {
  await requireManagedProject(context, projectId);
  return { tells: await toldHost(context), deliveries: await deliveriesOf(context, projectId) };
}

/** @throws {AppError} resource.not-found, access.denied, webhook.none */
export async function sendAgain(
  context: Context,
  input: InputOf<typeof projectArchivesApi.sendAgain>,
): Promise<null> {
  await requireManagedProject(context, input.projectId);
  await sendDeliveryAgain(context, input);
  return null;
}
