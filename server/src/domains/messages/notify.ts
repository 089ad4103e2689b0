import { channelsOf } from './choose-notices.ts';
import type { Notice, NoticeSender } from './notice-channel.ts';
import { insertTold } from './notices-told.store.ts';
import { outsideChannel } from './outside-channel.ts';
import { productChannel } from './product-channel.ts';

/**
 * Tells people something where they want to be told: in the message center, by mail, in a group of a chat program. The
 * words are made in the language of who reads them.
 */
export async function notify(context: NoticeSender, notice: Notice): Promise<void> {
  const people = await notYetTold(context, notice);
  const channels = await channelsOf(context.db, notice.kind, people);
  await productChannel.deliver(context, notice, channels);
  await outsideChannel.deliver(context, notice, channels);
}

/** Of a notice with a key, those whom it has not reached before on any way. */
async function notYetTold({ db, now }: NoticeSender, { to, key }: Notice): Promise<readonly string[]> {
  const people = [...new Set(to)];
  if (key === undefined) return people;
  const told: string[] = [];
  for (const userId of people)
    if (await insertTold(db, { userId, noticeKey: key, toldAt: now() })) told.push(userId);
  return told;
}
