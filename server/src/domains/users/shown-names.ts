import { formerMember } from '@transloom/contracts/former-member';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from './find-user.ts';
import { selectShownName } from './users.store.ts';

/** Names that the organization shows for people, by user id; those who left it are called “former member”. */
export async function shownNames(
  { db, language }: Pick<Context, 'db' | 'language'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(db, userIds);
  return new Map(userIds.map((userId) => [userId, people.get(userId)?.name ?? formerMember[language]]));
}

/** The name that an organization shows for one person; for transactions of the system. */
export function shownNameIn(
  db: Db,
  { userId, organizationId }: Pick<Actor, 'userId' | 'organizationId'>,
): Promise<string> {
  return selectShownName(db, userId, organizationId);
}

/** The name that the actor's organization shows for one person. */
export async function shownName(context: Pick<Context, 'db' | 'language'>, userId: string): Promise<string> {
  return (await shownNames(context, [userId])).get(userId) ?? '';
}
