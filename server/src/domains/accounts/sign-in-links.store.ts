import type { Db } from '../../platform/db/database.ts';

interface SignInLink {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly expiresAt: Date;
}

export async function insertSignInLink(db: Db, link: SignInLink): Promise<void> {
  await db.insertInto('signInLink').values(link).execute();
}

export async function deleteSignInLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('signInLink').where('userId', '=', userId).execute();
}

/** Whose link it is; undefined for one that is used, has ended or never was. */
export async function useUpSignInLink(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const link = await db
    .updateTable('signInLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return link?.userId;
}
