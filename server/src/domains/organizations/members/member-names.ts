import type { Context } from '../../../platform/context.ts';
import { selectMemberRow, selectNames } from './members.store.ts';

/** What the organization calls its members, by user id; whoever is no member is absent. */
export async function memberNames(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectNames(db, [...new Set(userIds)]);
  return new Map(rows.map(({ userId, name, username }) => [userId, name || username]));
}

/** The name of one; empty for somebody who is no member. */
export async function memberName({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const row = await selectMemberRow(db, userId);
  return row === undefined ? '' : row.name || row.username;
}
