import type { Notice, NoticeChannel, NoticeSender } from './notice-channel.ts';
import { productChannel } from './product-channel.ts';

/** Mail and webhooks join this list. */
const channels: readonly NoticeChannel[] = [productChannel];

/** Tells people something on every channel; the words are made in the language of who reads them. */
export async function notify(context: NoticeSender, notice: Notice): Promise<void> {
  const addressed = { ...notice, to: [...new Set(notice.to)] };
  for (const channel of channels) await channel.deliver(context, addressed);
}
