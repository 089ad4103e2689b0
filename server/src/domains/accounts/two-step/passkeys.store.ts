import type { Db } from '../../../platform/db/database.ts';

/** Passkeys of all people; every function here needs a transaction of the system. */

export interface StoredPasskey {
  readonly credentialId: string;
  readonly userId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** False where somebody has this passkey. */
export async function insertPasskey(
  db: Db,
  { transports, ...passkey }: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({ ...passkey, transports: [...transports] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The oldest first. */
export async function selectPasskeys(db: Db, userId: string): Promise<readonly StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }));
}

export async function selectPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return row && { ...row, counter: Number(row.counter) };
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  return (await selectPasskeys(db, userId)).length;
}

export async function notePasskeyUse(
  db: Db,
  credentialId: string,
  use: Pick<StoredPasskey, 'counter' | 'backedUp' | 'lastUsedAt'>,
): Promise<void> {
  await db.updateTable('passkey').set(use).where('credentialId', '=', credentialId).execute();
}

type Owned = Pick<StoredPasskey, 'credentialId' | 'userId'>;

export async function renameStoredPasskey(
  db: Db,
  { credentialId, userId }: Owned,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('credentialId', '=', credentialId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(db: Db, { credentialId, userId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('credentialId', '=', credentialId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface Challenge {
  readonly challenge: string;
  readonly browserHash: Buffer;
  /** Null at sign-in. */
  readonly userId: string | null;
  readonly expiresAt: Date;
}

export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute();
  await db.insertInto('passkeyChallenge').values(challenge).execute();
}

/** The challenge, which is gone then; undefined for one that is over, used, or of another browser. */
export async function takeChallenge(
  db: Db,
  { challenge, browserHash }: Pick<Challenge, 'challenge' | 'browserHash'>,
  now: Date,
): Promise<Pick<Challenge, 'userId'> | undefined> {
  return db
    .deleteFrom('passkeyChallenge')
    .where('challenge', '=', challenge)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
}
