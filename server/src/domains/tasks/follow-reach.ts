import type { Context } from '../../platform/context.ts';
import { closeDocumentTo, openDocumentsTo } from '../project-people/open-documents.ts';
import type { TaskInHand } from './task-in-hand.ts';
import { findConcerned } from './task-people.store.ts';

/** Lets people open the documents of tasks they are asked for: they look at them before they accept. */
export async function openToAsked(
  context: Context,
  hands: readonly TaskInHand[],
  userIds: readonly string[],
): Promise<void> {
  await openDocumentsTo(
    context,
    hands.flatMap(({ task: { projectId, documentId } }) =>
      userIds.map((userId) => ({ projectId, documentId, userId })),
    ),
  );
}

/** Closes documents to people of whom no task in them is left. */
export async function closeToGone(context: Context, hands: readonly TaskInHand[]): Promise<void> {
  if (hands.length === 0) return;
  const concerned = await findConcerned(
    context.db,
    hands.map(({ task }) => task.documentId),
  );
  const stays = new Set(concerned.map(({ documentId, userId }) => `${documentId} ${userId}`));
  const gone = new Map(
    hands.flatMap(({ task: { projectId, documentId }, people }) =>
      people.map(({ userId }) => [`${documentId} ${userId}`, { projectId, documentId, userId }] as const),
    ),
  );
  for (const [key, of] of gone) if (!stays.has(key)) await closeDocumentTo(context, of);
}
