import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { messageActions, type messagesApi } from '@transloom/contracts/messages';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import {
  deleteMessageOf,
  type StoredMessage,
  selectMessageToChange,
  updateAllAsRead,
  updateMessage,
} from './messages.store.ts';
import { insertClosedPopup } from './notices.store.ts';
import { showMessage } from './show-message.ts';

/** @throws {AppError} resource.not-found */
export async function markRead(
  context: Context,
  { id }: InputOf<typeof messagesApi.markRead>,
): Promise<null> {
  const message = await requireMessage(context, id);
  await markAsRead(context, message);
  return null;
}

export async function markAllRead(context: Context): Promise<null> {
  await updateAllAsRead(context.db, context.actor.userId, context.now());
  tellOtherWindows(context);
  return null;
}

/**
 * The dialog of a pop-up or of a message (status 222) was closed: it is not shown again (P7.27, P8.3).
 * @throws {AppError} resource.not-found
 */
export async function closePopup(
  context: Context,
  { messageId }: InputOf<typeof messagesApi.closePopup>,
): Promise<null> {
  const { db, actor, now } = context;
  const closed = { noticeId: messageId, userId: actor.userId, closedAt: now() };
  if (await insertClosedPopup(db, closed)) return null;
  return markRead(context, { id: messageId });
}

/** @throws {AppError} resource.not-found */
export async function deleteMessage(
  context: Context,
  { id }: InputOf<typeof messagesApi.deleteMessage>,
): Promise<null> {
  const deleted = await deleteMessageOf(context.db, context.actor.userId, id);
  if (!deleted) throw new AppError('resource.not-found');
  tellOtherWindows(context);
  return null;
}

const goingOn: ReadonlySet<string> = new Set(['opened', 'reviewed', 'joined', 'member']);

/** Does what a message asks for. `link`: the address that the message names. Gives a word of the group `result`. */
export type MessageAct = (context: Context, link: string) => Promise<string>;

/**
 * Leaves on the message what came of the action. Whoever knows invitations hands joining down.
 * @throws {AppError} resource.not-found, also for an action the message does not offer
 */
export async function actOnMessage(
  context: Context,
  { id, action }: InputOf<typeof messagesApi.actOnMessage>,
  join: MessageAct,
): Promise<OutputOf<typeof messagesApi.actOnMessage>> {
  const message = await requireMessage(context, id);
  if (!message.actions.includes(action)) throw new AppError('resource.not-found');
  const result = action === messageActions.join ? await join(context, message.link ?? '') : 'reviewed';
  await updateMessage(context.db, id, { actionResult: result });
  const readAt = await markAsRead(context, message);
  const shown = showMessage({ ...message, readAt, actionResult: result }, context.language);
  return { ...shown, goesOn: goingOn.has(result) };
}

async function requireMessage({ db, actor }: Context, messageId: string): Promise<StoredMessage> {
  const message = await selectMessageToChange(db, actor.userId, messageId);
  if (!message) throw new AppError('resource.not-found');
  return message;
}

async function markAsRead(context: Context, { messageId, readAt }: StoredMessage): Promise<Date> {
  if (readAt !== null) return readAt;
  const now = context.now();
  await updateMessage(context.db, messageId, { readAt: now });
  tellOtherWindows(context);
  return now;
}

function tellOtherWindows({ publish, actor }: Context): void {
  publish({ audience: { kind: 'user', userId: actor.userId }, message: { type: 'messages-changed' } });
}
