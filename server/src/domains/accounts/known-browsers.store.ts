import type { Db } from '../../platform/db/database.ts';

/** A user in front of a browser. */
export interface UserBrowser {
  readonly userId: string;
  readonly browserHash: Buffer;
}

export async function isKnownBrowser(db: Db, { userId, browserHash }: UserBrowser): Promise<boolean> {
  const known = await db
    .selectFrom('knownBrowser')
    .select('userId')
    .where('userId', '=', userId)
    .where('browserHash', '=', browserHash)
    .executeTakeFirst();
  return known !== undefined;
}

export async function countKnownBrowsers(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('knownBrowser')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function upsertKnownBrowser(db: Db, browser: UserBrowser, now: Date): Promise<void> {
  await db
    .insertInto('knownBrowser')
    .values({ ...browser, lastSignInAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'browserHash']).doUpdateSet({ lastSignInAt: now }))
    .execute();
}
