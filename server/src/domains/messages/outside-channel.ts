import type { MailRhythm } from '@transloom/contracts/account-settings';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import { nextDigest } from './next-digest.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { insertNoticeDeliveries, type NoticeDelivery } from './notice-deliveries.store.ts';

/** Where readers who chose no time zone are taken to be. */
const usualTimeZone = 'Asia/Shanghai';

/** Puts mails and posts beside what they tell of, in the same transaction; sweeps send them. */
export const outsideChannel: NoticeChannel = {
  async deliver({ db, now }, { kind, params, link = null }, channels) {
    const at = now();
    const base = { kind, params, link, createdAt: at };
    const dueAt = await dueTimes(db, channels, at);
    const deliveries = [...channels].flatMap(([userId, { mail, webhook }]): NoticeDelivery[] => [
      ...(mail === 'never'
        ? []
        : [
            {
              ...base,
              deliveryId: newId(),
              userId,
              channel: 'mail' as const,
              digest: mail !== 'now',
              dueAt: dueAt(userId, mail),
            },
          ]),
      ...(webhook
        ? [{ ...base, deliveryId: newId(), userId, channel: 'webhook' as const, digest: false, dueAt: at }]
        : []),
    ]);
    await insertNoticeDeliveries(db, deliveries);
  },
};

async function dueTimes(
  db: Db,
  channels: Parameters<NoticeChannel['deliver']>[2],
  now: Date,
): Promise<(userId: string, rhythm: MailRhythm) => Date> {
  const collecting = [...channels].flatMap(([userId, { mail }]) =>
    mail === 'daily' || mail === 'weekly' ? [userId] : [],
  );
  const zones = await timeZones(db, collecting);
  return (userId, rhythm) =>
    rhythm === 'daily' || rhythm === 'weekly'
      ? nextDigest(now, rhythm, zones.get(userId) ?? usualTimeZone)
      : now;
}

async function timeZones(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('userAccount')
    .select(['userId', 'timeZone'])
    .where('userId', 'in', userIds)
    .execute();
  return new Map(rows.flatMap(({ userId, timeZone }) => (timeZone === null ? [] : [[userId, timeZone]])));
}
