import type { Task } from '@transloom/contracts/task-shape';
import type { Context } from '../../platform/context.ts';
import { handsOf } from './task-in-hand.ts';
import { taskSummaries } from './task-summary.ts';
import { findTasksOfProject } from './tasks.store.ts';

/** All tasks of a project, by file, part and stage. */
export async function tasksOfProject(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  projectId: string,
): Promise<Task[]> {
  const rows = await findTasksOfProject(context.db, projectId);
  const ids = rows.map(({ id }) => id);
  return taskSummaries(context, await handsOf(context, ids, rows));
}
