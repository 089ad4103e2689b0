import type { OutputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';

/** The parts of a project's documents, their stages and their tasks. */
export type Plan = OutputOf<typeof tasksApi.taskPlan>;
