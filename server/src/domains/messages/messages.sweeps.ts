import type { Sweep } from '../../platform/queue/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { deleteToldBefore } from './notices-told.store.ts';
import { sendNoticeDigests, sendNoticeMails, sendNoticePosts } from './send-notices.ts';

const dayMs = 86_400_000;
/** Nothing asks for the same key again after so long. */
const toldDays = 400;

function forgetTold({ database, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - toldDays * dayMs);
  return database.systemTransaction((db) => deleteToldBefore(db, before));
}

export const messagesSweeps: readonly Sweep[] = [
  { name: 'messages.notice-mails', everySeconds: 15, sweep: sendNoticeMails },
  { name: 'messages.notice-digests', everySeconds: 60, sweep: sendNoticeDigests },
  { name: 'messages.notice-posts', everySeconds: 15, sweep: sendNoticePosts },
  { name: 'messages.forget-told', everySeconds: 86_400, sweep: forgetTold },
];
