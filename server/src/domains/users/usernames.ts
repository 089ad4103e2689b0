import { formerMember } from '@transloom/contracts/former-member';
import type { Context } from '../../platform/context.ts';
import { findPeople } from './find-user.ts';

/** Names of people of the organization by user id; those who left it are called “former member”. */
export async function usernames(
  { db, language }: Pick<Context, 'db' | 'language'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(db, userIds);
  return new Map(userIds.map((userId) => [userId, people.get(userId)?.username ?? formerMember[language]]));
}
