import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Message } from '../../platform/db/tables.generated.ts';
import { type NoticeKind, noticeKinds } from './notice-kinds.ts';
import { type NoticeParams, noticeParamSchema } from './notice-params.ts';

export interface StoredMessage {
  readonly messageId: string;
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
  /** An address of the product; null for none. */
  readonly link: string | null;
  readonly actions: readonly number[];
  readonly actionResult: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const kindSchema = z.custom<NoticeKind>((kind) => typeof kind === 'string' && kind in noticeKinds);
const paramsSchema = z.record(z.string(), noticeParamSchema);

export interface NewMessage
  extends Pick<StoredMessage, 'messageId' | 'kind' | 'params' | 'link' | 'actions' | 'createdAt'> {
  readonly userId: string;
  readonly alert: boolean;
  /** The same key reaches a person once; null where nobody asks twice. */
  readonly noticeKey: string | null;
}

/**
 * False where the key reached the person before. The row is not read back: the sender may write what only the receiver
 * may read.
 */
export async function insertMessage(db: Db, { params, actions, ...message }: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message')
    .values({ ...message, actions: [...actions], params: JSON.stringify(params) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface MessagePage {
  readonly readStatus: 'unread' | 'read' | '';
  readonly offset: number;
  readonly count: number;
}

/** Newest first. */
export async function selectMessages(
  db: Db,
  userId: string,
  { readStatus, offset, count }: MessagePage,
): Promise<{ readonly records: StoredMessage[]; readonly total: number }> {
  const wanted = messagesOf(db, userId, readStatus);
  const { total } = await wanted
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('messageId')
    .limit(count)
    .offset(offset)
    .execute();
  return { records: rows.map(asStored), total };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await messagesOf(db, userId, 'unread')
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function messagesOf(db: Db, userId: string, readStatus: MessagePage['readStatus']) {
  const all = db.selectFrom('message').where('userId', '=', userId);
  if (readStatus === '') return all;
  return all.where('readAt', readStatus === 'read' ? 'is not' : 'is', null);
}

/** A message of the user, to be changed by this transaction alone. */
export async function selectMessageToChange(
  db: Db,
  userId: string,
  messageId: string,
): Promise<StoredMessage | undefined> {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('userId', '=', userId)
    .where('messageId', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  return row && asStored(row);
}

export async function updateMessage(
  db: Db,
  messageId: string,
  change: Partial<Pick<StoredMessage, 'readAt' | 'actionResult'>>,
): Promise<void> {
  await db.updateTable('message').set(change).where('messageId', '=', messageId).execute();
}

export async function updateAllAsRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();
}

/** False where the user has no such message. */
export async function deleteMessageOf(db: Db, userId: string, messageId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message')
    .where('userId', '=', userId)
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Alerts nobody was given yet, oldest first; of two that ask at once one gets them. */
export async function takeAlerts(db: Db, userId: string, now: Date): Promise<StoredMessage[]> {
  const rows = await db
    .updateTable('message')
    .set({ alertedAt: now })
    .where('userId', '=', userId)
    .where('alert', '=', true)
    .where('alertedAt', 'is', null)
    .returningAll()
    .execute();
  return rows.map(asStored).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function asStored(row: Selectable<Message>): StoredMessage {
  return { ...row, kind: kindSchema.parse(row.kind), params: paramsSchema.parse(row.params) };
}
