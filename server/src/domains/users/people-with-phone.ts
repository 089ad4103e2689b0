import type { Db } from '../../platform/db/database.ts';
import { selectWithPhone } from './users.store.ts';

/** The people among these who gave a phone number. In a transaction of the system. */
export async function peopleWithPhone(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  return new Set((await selectWithPhone(db, userIds)).map(({ userId }) => userId));
}
