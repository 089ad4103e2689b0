import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import type { ConfirmedIn } from '../documents/segments/remember-confirmed.ts';
import type { SegmentWork } from '../documents/segments/segment-work.ts';
import { requireActiveProject } from '../projects/require-project.ts';
import { holdTask } from '../tasks/hold-task.ts';
import { documentAccess } from '../tasks/segment-access.ts';

interface Work extends ConfirmedIn {
  readonly work: SegmentWork;
}

/**
 * What somebody needs who changes segments of a document. Whoever works under a task says which.
 * @throws {AppError} resource.not-found, project.not-active; task.unavailable where the task was taken back, handed over or
 * never theirs
 */
export async function requireWork(
  context: Context,
  documentId: string,
  taskId: string | undefined,
): Promise<Work> {
  const [document] = await Promise.all([
    requireDocument(context, documentId),
    taskId === undefined ? undefined : holdTask(context, taskId),
  ]);
  const project = await requireActiveProject(context, document.projectId);
  const { stages, tasks, own, work } = await documentAccess(context, documentId, project);
  if (taskId !== undefined && !tasks.some(({ id }) => id === taskId))
    throw new AppError('resource.not-found');
  const isHeld = own.some(({ id, state }) => id === taskId && state === 'working');
  if (taskId !== undefined && !isHeld) throw new AppError('task.unavailable');
  return { document, projectName: project.name, stages, work };
}
