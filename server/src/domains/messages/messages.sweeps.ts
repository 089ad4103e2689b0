import type { Sweep } from '../../platform/queue/sweep.ts';
import { sendNoticeDigests, sendNoticeMails, sendNoticePosts } from './send-notices.ts';

export const messagesSweeps: readonly Sweep[] = [
  { name: 'messages.notice-mails', everySeconds: 15, sweep: sendNoticeMails },
  { name: 'messages.notice-digests', everySeconds: 60, sweep: sendNoticeDigests },
  { name: 'messages.notice-posts', everySeconds: 15, sweep: sendNoticePosts },
];
