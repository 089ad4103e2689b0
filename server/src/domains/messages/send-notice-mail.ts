import type { Services } from '../../platform/services.ts';
import { DeliveryError } from '../../providers/delivery/delivery-error.ts';
import type { DueDelivery } from './notice-deliveries.store.ts';
import { paramText } from './notice-params.ts';
import { type PlainMessage, renderPlainly } from './render-message.ts';

/** Mails the notices of a person: one by itself, several as a digest. False where it is worth another try. */
export async function sendNoticeMail(
  { providers, live, log }: Services,
  deliveries: readonly DueDelivery[],
): Promise<boolean> {
  const [first] = deliveries;
  if (first === undefined || first.email === null || providers.mail === null) return true;
  const { email: to, language } = first;
  const plain = deliveries.map((one) => renderPlainly(one, language, live.installation.publicUrl));
  try {
    await providers.mail.send({ to, ...mailOf(plain, language) });
    return true;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ fault: error.message, tries: first.tries }, 'a notice could not be mailed');
    return false;
  }
}

function mailOf(notices: readonly PlainMessage[], language: DueDelivery['language']) {
  const [only] = notices;
  if (only !== undefined && notices.length === 1) return { subject: only.title, text: textOf(only) };
  const subject = paramText({ word: 'digest.title' }, language).replace('{count}', String(notices.length));
  return { subject, text: notices.map((one) => `${one.title}\n${textOf(one)}`).join('\n') };
}

function textOf({ text, link }: PlainMessage): string {
  return link === null ? `${text}\n` : `${text}\n\n${link.words}: ${link.url}\n`;
}
