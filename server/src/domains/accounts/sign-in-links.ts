import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@transloom/contracts/limits';
import type { Db } from '../../platform/db/database.ts';
import { deleteSignInLinks, insertSignInLink, useUpSignInLink } from './sign-in-links.store.ts';

/** A token that signs a user in once, within the hour; earlier ones of the user end. `db` belongs to the system. */
export async function issueSignInLink(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.signInLinkMinutes * 60_000);
  await deleteSignInLinks(db, userId);
  await insertSignInLink(db, { tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** The user of the link; undefined where it signs in nobody. */
export async function useSignInLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  return useUpSignInLink(db, hashToken(token), now);
}

/** Whoever has a password needs no link. */
export async function withdrawSignInLinks(db: Db, userId: string): Promise<void> {
  await deleteSignInLinks(db, userId);
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
