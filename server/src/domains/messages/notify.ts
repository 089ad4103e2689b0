import { channelsOf } from './choose-notices.ts';
import { mailChannel } from './mail-channel.ts';
import type { Notice, NoticeSender } from './notice-channel.ts';
import { productChannel } from './product-channel.ts';

/**
 * Tells people something where they want to be told: in the message center, by mail. The words are made in the language
 * of who reads them.
 */
export async function notify(context: NoticeSender, notice: Notice): Promise<void> {
  const people = [...new Set(notice.to)];
  const channels = await channelsOf(context.db, notice.kind, people);
  const wanting = (channel: 'product' | 'mail') =>
    people.filter((userId) => channels.get(userId)?.[channel] === true);
  await productChannel.deliver(context, { ...notice, to: wanting('product') });
  await mailChannel.deliver(context, { ...notice, to: wanting('mail') });
}
