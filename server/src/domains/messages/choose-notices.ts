import { mailRhythmSchema, type NoticeChoice } from '@transloom/contracts/account-settings';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Db } from '../../platform/db/database.ts';
import type { NoticeChannels } from './notice-channel.ts';
import { type NoticeKind, noticeCatalogues, noticeKinds } from './notice-kinds.ts';

const kinds = Object.keys(noticeKinds) as readonly NoticeKind[];

/** What reaches people who chose nothing: the message center, and of the safety of the account a mail. */
function usualChannels(kind: NoticeKind): NoticeChannels {
  return { product: true, mail: noticeKinds[kind].safety === true ? 'now' : 'never', webhook: false };
}

/** The channels of a kind for each of these people. */
export async function channelsOf(
  db: Db,
  kind: NoticeKind,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeChannels>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('noticeChoice')
    .select(['userId', 'product', 'mail', 'webhook'])
    .where('kind', '=', kind)
    .where('userId', 'in', userIds)
    .execute();
  const chosen = new Map(rows.map((row) => [row.userId, row]));
  return new Map(userIds.map((userId) => [userId, withFixed(kind, chosen.get(userId))]));
}

/** All kinds with what the person chose. In a transaction of the system. */
export async function choosableNotices(
  db: Db,
  userId: string,
  language: InterfaceLanguage,
): Promise<NoticeChoice[]> {
  const rows = await db.selectFrom('noticeChoice').selectAll().where('userId', '=', userId).execute();
  return kinds.map((kind) => ({
    kind,
    name: nameOf(kind, language),
    fixed: noticeKinds[kind].safety === true,
    ...withFixed(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  }));
}

/** In a transaction of the system. */
export async function saveNoticeChoice(
  db: Db,
  userId: string,
  { kind, ...channels }: NoticeChannels & { readonly kind: string },
): Promise<void> {
  await db
    .insertInto('noticeChoice')
    .values({ userId, kind, ...channels })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(channels))
    .execute();
}

interface ChosenChannels extends Omit<NoticeChannels, 'mail'> {
  readonly mail: string;
}

function withFixed(kind: NoticeKind, chosen: ChosenChannels | undefined): NoticeChannels {
  const { product, mail, webhook } = chosen ?? usualChannels(kind);
  return {
    product: product || noticeKinds[kind].safety === true,
    mail: mailRhythmSchema.parse(mail),
    webhook,
  };
}

/** The title without what is filled in, such as “{work} finished” as “… finished”. */
function nameOf(kind: NoticeKind, language: InterfaceLanguage): string {
  return noticeCatalogues[language].kinds[kind].title.replaceAll(/\{\w+\}/g, '…');
}
