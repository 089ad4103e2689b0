import type { Context } from '../../platform/context.ts';
import type { NoticeKind } from '../messages/notice-kinds.ts';
import { notify } from '../messages/notify.ts';
import { shownNames } from '../users/shown-names.ts';
import type { TaskInHand } from './task-in-hand.ts';

type TaskNotice = Extract<NoticeKind, `task-${string}`>;

interface Told {
  readonly kind: TaskNotice;
  readonly hands: readonly TaskInHand[];
  /** Whom a task concerns; whoever did it is not told. */
  readonly to: (hand: TaskInHand) => readonly (string | null)[];
  readonly reason?: string;
}

/** Tells people what was done to their tasks: one message for all of a project that concern them. */
export async function tellPeople(context: Context, { kind, hands, to, reason = '' }: Told): Promise<void> {
  const told = hands.flatMap((hand) =>
    [...new Set(to(hand))].flatMap((userId) =>
      userId === null || userId === context.actor.userId ? [] : [{ userId, task: hand.task }],
    ),
  );
  const names = await shownNames(context, [context.actor.userId]);
  for (const some of Map.groupBy(told, ({ userId, task }) => `${userId} ${task.projectId}`).values()) {
    const [first] = some;
    if (first === undefined) continue;
    const { userId, task } = first;
    await notify(context, {
      kind,
      to: [userId],
      link: linkOf(kind, task),
      params: {
        username: names.get(context.actor.userId) ?? '',
        project: task.projectName,
        document: task.documentName,
        count: some.length,
        reason,
      },
    });
  }
}

const forManagers: readonly TaskNotice[] = ['task-taken', 'task-declined', 'task-submitted'];

/** Managers look at the plan of the project, everybody else at their tasks. */
function linkOf(kind: TaskNotice, { projectId }: TaskInHand['task']): string {
  return forManagers.includes(kind)
    ? `/project/list?projectId=${projectId}&tab=planning`
    : '/task/list/index';
}
