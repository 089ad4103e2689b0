import type { NoticeChoice } from '@transloom/contracts/account-settings';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Db } from '../../platform/db/database.ts';
import { type NoticeKind, noticeCatalogues, noticeKinds } from './notice-kinds.ts';

/** Where notices of a kind reach somebody. */
export interface Channels {
  readonly product: boolean;
  readonly mail: boolean;
}

const kinds = Object.keys(noticeKinds) as readonly NoticeKind[];

/** What reaches people who chose nothing: the message center, and of the safety of the account a mail. */
function usualChannels(kind: NoticeKind): Channels {
  return { product: true, mail: noticeKinds[kind].safety === true };
}

/** The channels of a kind for each of these people. */
export async function channelsOf(
  db: Db,
  kind: NoticeKind,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Channels>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('noticeChoice')
    .select(['userId', 'product', 'mail'])
    .where('kind', '=', kind)
    .where('userId', 'in', userIds)
    .execute();
  const chosen = new Map(rows.map(({ userId, product, mail }) => [userId, { product, mail }]));
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
  { kind, product, mail }: Channels & { readonly kind: string },
): Promise<void> {
  await db
    .insertInto('noticeChoice')
    .values({ userId, kind, product, mail })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ product, mail }))
    .execute();
}

function withFixed(kind: NoticeKind, chosen: Channels | undefined): Channels {
  const { product, mail } = chosen ?? usualChannels(kind);
  return { product: product || noticeKinds[kind].safety === true, mail };
}

/** The title without what is filled in, such as “{work} finished” as “… finished”. */
function nameOf(kind: NoticeKind, language: InterfaceLanguage): string {
  return noticeCatalogues[language].kinds[kind].title.replaceAll(/\{\w+\}/g, '…');
}
