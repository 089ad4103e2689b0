import type { Db } from '../../../platform/db/database.ts';

/** Somebody between the two steps of signing in; every function here needs a transaction of the system. */
export interface PendingSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly browserHash: Buffer;
  readonly way: string;
  readonly expiresAt: Date;
}

export async function insertPendingSignIn(db: Db, pending: PendingSignIn, now: Date): Promise<void> {
  await db.deleteFrom('pendingSignIn').where('expiresAt', '<=', now).execute();
  await db.insertInto('pendingSignIn').values(pending).execute();
}

const mostTries = 5;
type Bound = Pick<PendingSignIn, 'tokenHash' | 'browserHash'>;

/** Counts a try; undefined where none is left, it is over, or another browser asks. */
export async function countSecondStep(
  db: Db,
  { tokenHash, browserHash }: Bound,
  now: Date,
): Promise<Pick<PendingSignIn, 'userId' | 'way'> | undefined> {
  return db
    .updateTable('pendingSignIn')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('browserHash', '=', browserHash)
    .where('tries', '<', mostTries)
    .where('expiresAt', '>', now)
    .returning(['userId', 'way'])
    .executeTakeFirst();
}

/** False where it was finished before. */
export async function deletePendingSignIn(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pendingSignIn')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
