import type { InputOf } from '@transloom/contracts/endpoint';
import type { DocumentTasks, Task } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { reachedDocuments } from '../project-people/reach.ts';
import { requireProject } from '../projects/require-project.ts';
import { flowOfDocument } from './flow-of-document.ts';
import { findPlannedDocuments } from './plan.store.ts';
import { handsOf } from './task-in-hand.ts';
import { taskSummaries } from './task-summary.ts';
import { findTasksOfProject } from './tasks.store.ts';

/** All tasks of a project, by file, part and stage. */
export async function tasksOfProject(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'language'>,
  projectId: string,
): Promise<Task[]> {
  const rows = await findTasksOfProject(context.db, projectId);
  const ids = rows.map(({ id }) => id);
  return taskSummaries(context, await handsOf(context, ids, rows));
}

/**
 * Who works on the files that are open to the reader (D3.11).
 * @throws {AppError} resource.not-found, access.denied
 */
export async function documentTasks(
  context: Context,
  { projectId }: InputOf<typeof tasksApi.documentTasks>,
): Promise<DocumentTasks[]> {
  await requireProject(context, projectId);
  const documents = await findPlannedDocuments(context.db, projectId);
  const reached = await reachedDocuments(
    context,
    documents.map(({ id }) => id),
  );
  const ofDocument = Map.groupBy(await tasksOfProject(context, projectId), ({ documentId }) => documentId);
  return documents
    .filter(({ id }) => reached.has(id))
    .map(({ id, stages }) => ({
      documentId: id,
      stages: flowOfDocument(stages),
      tasks: (ofDocument.get(id) ?? []).map(
        ({ taskId, part, stage, standing, overdue, deadline, assignee }) => ({
          taskId,
          part,
          stage,
          standing,
          overdue,
          deadline,
          assignee: assignee?.username ?? null,
        }),
      ),
    }));
}
