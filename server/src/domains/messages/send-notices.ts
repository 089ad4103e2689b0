import type { Services } from '../../platform/services.ts';
import { DeliveryError } from '../../providers/delivery/delivery-error.ts';
import { claimDueMails, type DueMail, deleteNoticeMail, putOffNoticeMail } from './notice-mails.store.ts';
import { renderPlainly } from './render-message.ts';

const claimMs = 5 * 60_000;
const mostTries = 6;

/**
 * Mails what is due. What could not be sent is tried again after 1, 2, 4 … minutes; after six tries, or where there is
 * no mail server or no address, it is dropped: the message center has it.
 */
export async function sendNoticeMails({ database, now, providers, live, log }: Services): Promise<void> {
  const at = now();
  const mails = await database.systemTransaction((db) =>
    claimDueMails(db, at, new Date(at.getTime() + claimMs)),
  );
  for (const mail of mails) {
    const sent = await trySend(mail);
    const again = new Date(now().getTime() + 2 ** (mail.tries - 1) * 60_000);
    await database.systemTransaction((db) =>
      sent || mail.tries >= mostTries
        ? deleteNoticeMail(db, mail.mailId)
        : putOffNoticeMail(db, mail.mailId, again),
    );
  }

  /** False where it is worth another try. */
  async function trySend(mail: DueMail): Promise<boolean> {
    const { email } = mail;
    if (email === null || providers.mail === null) return true;
    const { title, text } = renderPlainly(mail, mail.language, live.installation.publicUrl);
    try {
      await providers.mail.send({ to: email, subject: title, text });
      return true;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      log.warn({ fault: error.message, tries: mail.tries }, 'a notice could not be mailed');
      return false;
    }
  }
}
