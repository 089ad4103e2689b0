import type { Sweep } from '../../platform/queue/sweep.ts';
import { sendNoticeMails } from './send-notice-mails.ts';

export const messagesSweeps: readonly Sweep[] = [
  { name: 'messages.notice-mails', everySeconds: 15, sweep: sendNoticeMails },
];
