import type { Outbox } from '../delivery/outbox.ts';
import type { MailSender } from './mail-sender.ts';

/** The development stand-in: the mail is read in the outbox. */
export function openOutboxMail(outbox: Outbox): MailSender {
  return {
    vendor: 'outbox',
    send: ({ to, subject, text }) =>
      outbox.add({ channel: 'mail', target: to, text: `${subject}\n\n${text}` }),
    check: async () => undefined,
  };
}
