import type { Context } from '../../platform/context.ts';
import { findPeople } from './find-user.ts';

/** Names of people of the organisation by user id; whoever left it is absent. */
export async function usernames(
  context: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(context.db, userIds);
  return new Map([...people].map(([userId, { username }]) => [userId, username]));
}
