import type { Outbox } from '../delivery/outbox.ts';
import type { SmsSender } from './sms-vendor.ts';

/** The development stand-in: the code is read in the outbox. */
export function openOutboxSms(outbox: Outbox): SmsSender {
  return {
    vendor: 'outbox',
    sendCode: ({ phone, code }) => outbox.add({ channel: 'sms', target: phone, text: code }),
  };
}
