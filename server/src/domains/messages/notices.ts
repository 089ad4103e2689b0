import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { messagesApi } from '@transloom/contracts/messages';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertNotice, type StoredNotice, selectNotices } from './notices.store.ts';

const noticesShown = 20;

export async function listNotices(context: Context): Promise<OutputOf<typeof messagesApi.notices>> {
  const notices = await selectNotices(context.db, noticesShown);
  return notices.map(({ noticeId, title, text, createdAt, ...notice }) => ({
    ...notice,
    id: noticeId,
    title: title[context.language],
    text: text[context.language],
    createTime: createdAt.toISOString(),
  }));
}

/** To everybody of the installation, once for each id; `db` belongs to the system. */
export async function publishNotice(
  db: Db,
  notice: Omit<StoredNotice, 'noticeId' | 'createdAt'> & { readonly noticeId?: string },
  now: Date,
): Promise<void> {
  await insertNotice(db, { noticeId: randomUUID(), ...notice, createdAt: now });
}
