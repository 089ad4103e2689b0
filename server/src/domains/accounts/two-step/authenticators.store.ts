import type { Db } from '../../../platform/db/database.ts';

/** Authenticator apps and recovery codes; every function here needs a transaction of the system. */

export interface Authenticator {
  readonly id: string;
  readonly userId: string;
  /** Encrypted. */
  readonly key: string;
  /** Null until a first code was right. */
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

export async function selectAuthenticator(db: Db, userId: string): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('authenticator')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, confirmedAt, lastStep, secrets } = row;
  const { key } = secrets as { readonly key: string };
  return { id, userId, key, confirmedAt, lastStep: Number(lastStep) };
}

/** Takes the place of one that was never confirmed. */
export async function insertAuthenticator(
  db: Db,
  { id, userId, key }: Pick<Authenticator, 'id' | 'userId' | 'key'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('authenticator')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
  await db
    .insertInto('authenticator')
    .values({ id, userId, secrets: JSON.stringify({ key }), createdAt: now })
    .execute();
}

/** False where a code of this step, or of a later one, was used before. */
export async function useStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ lastStep: step })
    .where('id', '=', id)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmAuthenticator(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('authenticator').set({ confirmedAt: now }).where('id', '=', id).execute();
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False where the user has no such code, or it was used. */
export async function useRecoveryCode(db: Db, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
