import type { SegmentRefusal } from '@transloom/core/workflow/may-change-segment';
import { refuseSegmentChange } from '@transloom/core/workflow/may-change-segment';
import type { ProcessMode } from '@transloom/core/workflow/task-state';
import type { Context } from '../../platform/context.ts';
import type { SegmentWork } from '../documents/segments/segment-work.ts';
import { flowOfDocument } from './flow-of-document.ts';
import { managesTasks } from './tasks.policy.ts';
import { findTasksOfDocument, type PlacedTask } from './tasks.store.ts';

interface WorkedProject {
  readonly status: string;
  readonly creatorId: string;
}

/** As whom the reader works on a document, and of how many stages. */
export interface DocumentAccess {
  readonly stages: number;
  /** Somebody works on it, so that only those who do may change it. */
  readonly assigned: boolean;
  readonly isManager: boolean;
  /** All tasks of the document, in the order of parts and stages, and those of the reader. */
  readonly tasks: readonly PlacedTask[];
  readonly own: readonly PlacedTask[];
  readonly work: SegmentWork & {
    refuse(segment: Parameters<SegmentWork['refuse']>[0]): SegmentRefusal | null;
  };
}

/** Decides for every segment of a document whether the reader may change it, and what confirming it stands for. */
export async function documentAccess(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  documentId: string,
  project: WorkedProject,
): Promise<DocumentAccess> {
  const tasks = await findTasksOfDocument(db, documentId);
  const isManager = managesTasks(actor, project);
  const own = tasks.filter(({ assigneeId }) => assigneeId === actor.userId);
  const assigned = tasks.some(({ state }) => state !== 'unassigned');
  const ofPart = Map.groupBy(tasks, ({ part }) => part);
  const working = (part: number) => own.find((task) => task.part === part && task.state === 'working')?.stage;
  const [first] = tasks;
  const mode = (first?.mode ?? 'one-after-the-other') as ProcessMode;
  return {
    stages: first === undefined ? 1 : flowOfDocument(first.flowStages).length,
    assigned,
    isManager,
    tasks,
    own,
    work: {
      stageOf: ({ part }) => working(part) ?? currentStage(ofPart.get(part) ?? []),
      refuse: ({ part, locked, confirmedStage }) =>
        refuseSegmentChange({
          archived: project.status !== 'active',
          locked,
          mayUnlock: false,
          isManager,
          ownStage: working(part),
          mode,
          confirmedStage,
          openToAll: !assigned && actor.permissions.has('segment:edit'),
        }) ?? null,
    },
  };
}

/** The stage that is at work on a part: the first one that is not submitted. */
function currentStage(tasks: readonly PlacedTask[]): number {
  const stages = tasks.filter(({ state }) => state !== 'unassigned');
  return (stages.find(({ state }) => state !== 'submitted') ?? stages.at(-1))?.stage ?? 1;
}
