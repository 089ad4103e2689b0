import { randomUUID } from 'node:crypto';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { messagesApi } from '@transloom/contracts/messages';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertNotice, type StoredNotice, selectAllNotices, selectNotices } from './notices.store.ts';

const noticesShown = 20;
const noticesKept = 200;

export async function listNotices(context: Context): Promise<OutputOf<typeof messagesApi.notices>> {
  const notices = await selectNotices(context.db, noticesShown);
  return notices.map((notice) => shownNotice(notice, context.language));
}

/** All notices and pop-ups, with the number of people who have closed them; for the operator. */
export async function listAllNotices({ asSystem, language }: Context) {
  const notices = await asSystem((db) => selectAllNotices(db, noticesKept));
  return notices.map(({ closed, ...notice }) => ({ ...shownNotice(notice, language), closed }));
}

function shownNotice(
  { noticeId, title, text, createdAt, ...notice }: StoredNotice,
  language: InterfaceLanguage,
) {
  return {
    ...notice,
    id: noticeId,
    title: title[language],
    text: text[language],
    createTime: createdAt.toISOString(),
  };
}

/** To everybody of the installation, once for each id; `db` belongs to the system. */
export async function publishNotice(
  db: Db,
  notice: Omit<StoredNotice, 'noticeId' | 'createdAt'> & { readonly noticeId?: string },
  now: Date,
): Promise<void> {
  await insertNotice(db, { noticeId: randomUUID(), ...notice, createdAt: now });
}
