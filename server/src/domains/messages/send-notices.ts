import type { Services } from '../../platform/services.ts';
import {
  claimDeliveries,
  type DueDelivery,
  deleteDeliveries,
  type NoticeDelivery,
  putOffDeliveries,
} from './notice-deliveries.store.ts';
import { sendNoticeMail } from './send-notice-mail.ts';
import { sendNoticePost } from './send-notice-post.ts';

const claimMs = 5 * 60_000;
const mostTries = 6;

/** Gives false where it is worth another try. */
type Send = (services: Services, deliveries: readonly DueDelivery[]) => Promise<boolean>;

/** Mails notices that are to be mailed at once. */
export function sendNoticeMails(services: Services): Promise<void> {
  return sendDue(services, { channel: 'mail', digest: false, send: sendNoticeMail });
}

/** Mails what was collected for a person as one mail. */
export function sendNoticeDigests(services: Services): Promise<void> {
  return sendDue(services, { channel: 'mail', digest: true, send: sendNoticeMail });
}

/** Posts notices into groups of chat programs. */
export function sendNoticePosts(services: Services): Promise<void> {
  return sendDue(services, { channel: 'webhook', digest: false, send: sendNoticePost });
}

/**
 * What could not be sent is tried again after 1, 2, 4 … minutes; after six tries, or where there is nowhere to send it,
 * it is dropped: the message center has it.
 */
async function sendDue(
  services: Services,
  { send, ...which }: Pick<NoticeDelivery, 'channel' | 'digest'> & { readonly send: Send },
): Promise<void> {
  const { database, now } = services;
  const at = now();
  const claim = { ...which, now: at, until: new Date(at.getTime() + claimMs) };
  const due = await database.systemTransaction((db) => claimDeliveries(db, claim));
  for (const together of which.digest ? byPerson(due) : due.map((one) => [one])) {
    const ids = together.map(({ deliveryId }) => deliveryId);
    const tries = Math.max(...together.map((one) => one.tries));
    const sent = await send(services, together);
    const again = new Date(now().getTime() + 2 ** (tries - 1) * 60_000);
    await database.systemTransaction((db) =>
      sent || tries >= mostTries ? deleteDeliveries(db, ids) : putOffDeliveries(db, ids, again),
    );
  }
}

function byPerson(due: readonly DueDelivery[]): readonly (readonly DueDelivery[])[] {
  return [...Map.groupBy(due, ({ userId }) => userId).values()];
}
