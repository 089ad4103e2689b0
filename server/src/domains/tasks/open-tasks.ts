import { decideTaskAction } from '@transloom/core/workflow/decide-task-action';
import type { Context } from '../../platform/context.ts';
import { handsOf, type TaskInHand } from './task-in-hand.ts';
import { insertRecords, lockTasksOfDocument, moveTasks } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

/** Opens the accepted tasks of a document that nothing has to be waited for any more. */
export async function openTasks(context: Context, documentId: string): Promise<void> {
  const rows = await lockTasksOfDocument(context.db, documentId);
  const accepted = rows.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  if (accepted.length === 0) return;
  const now = context.now();
  const opening = (await handsOf(context, accepted, rows)).filter(isOpening(now));
  const moved = await moveTasks(
    context.db,
    opening.map(({ task }) => ({ id: task.id, from: 'accepted', to: 'working' })),
    {},
  );
  await insertRecords(
    context.db,
    [...moved].map((taskId) => ({
      organizationId: context.actor.organizationId,
      taskId,
      at: now,
      actorId: null,
      action: 'open',
      fromState: 'accepted' as const,
      toState: 'working' as const,
      reason: '',
      details: {},
    })),
  );
  await tellPeople(context, { kind: 'task-open', hands: opening, to: ({ task }) => [task.assigneeId] });
}

function isOpening(now: Date) {
  return ({ facts }: TaskInHand): boolean =>
    decideTaskAction(facts, { name: 'open' }, { actor: 'system', now: now.getTime() }).kind === 'moves';
}
