import { channelsOf } from './choose-notices.ts';
import type { Notice, NoticeSender } from './notice-channel.ts';
import { outsideChannel } from './outside-channel.ts';
import { productChannel } from './product-channel.ts';

/**
 * Tells people something where they want to be told: in the message center, by mail, in a group of a chat program. The
 * words are made in the language of who reads them.
 */
export async function notify(context: NoticeSender, notice: Notice): Promise<void> {
  const channels = await channelsOf(context.db, notice.kind, [...new Set(notice.to)]);
  await productChannel.deliver(context, notice, channels);
  await outsideChannel.deliver(context, notice, channels);
}
