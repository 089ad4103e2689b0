import { createTransport } from 'nodemailer';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { MailSender } from './mail-sender.ts';

export interface SmtpSettings {
  /** `smtp://` or `smtps://` with user and password. */
  readonly url: string;
  readonly from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openSmtp({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport(
    { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    vendor: 'smtp',
    async send({ to, subject, text }) {
      refuseHeaderInjection(to, subject);
      try {
        // As an object the address is one receiver, whatever signs are in it.
        await transport.sendMail({ to: { name: '', address: to }, subject, text });
      } catch (cause) {
        throw asDeliveryError(cause);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (cause) {
        throw asDeliveryError(cause);
      }
    },
  };
}

function refuseHeaderInjection(...headers: readonly string[]): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  const broken = headers.some((header) => /[\u0000-\u001f\u007f]/.test(header));
  if (broken) throw new DeliveryError('smtp', 'refused', 'control character in a header');
}

function asDeliveryError(cause: unknown): DeliveryError {
  const { responseCode, code } = cause as { responseCode?: number; code?: string };
  if (responseCode === undefined)
    return new DeliveryError('smtp', 'unreachable', code ?? 'no answer', { cause });
  const fault = responseCode >= 500 ? 'refused' : 'flow-limit';
  return new DeliveryError('smtp', fault, String(responseCode), { cause });
}
