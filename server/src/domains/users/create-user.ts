import { randomInt, randomUUID } from 'node:crypto';
import { phoneSchema } from '@transloom/contracts/fields';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { findUserByTarget } from './find-user.ts';
import { insertUser, isUsernameAlike, type User } from './users.store.ts';

export interface UserDraft {
  readonly userId?: string;
  /** Phone or e-mail address, proven to be the user's; null for people who sign in by link. */
  readonly target: string | null;
  /** A free one is made where none is given. */
  readonly username?: string | undefined;
  readonly passwordHash: string | null;
  readonly administrator?: boolean;
}

/** @throws {AppError} account.taken, account.username-taken, account.username-alike */
export async function createUser(db: Db, draft: UserDraft, now: Date): Promise<User> {
  const { target, passwordHash, administrator = false } = draft;
  const phone = phoneSchema.safeParse(target).success ? target : null;
  const username = draft.username ?? makeUsername();
  const user = await insertUser(db, {
    userId: draft.userId ?? randomUUID(),
    username,
    phone,
    email: phone === null ? (target?.toLowerCase() ?? null) : null,
    passwordHash,
    administrator,
    createdAt: now,
  });
  if (user) {
    if (draft.username !== undefined && (await isUsernameAlike(db, user)))
      throw new AppError('account.username-alike', { username });
    return user;
  }
  if (target !== null && (await findUserByTarget(db, target))) throw new AppError('account.taken');
  throw new AppError('account.username-taken', { username });
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** No letters that are taken for one another; a trillion names, so that two alike are not met. */
function makeUsername(): string {
  const end = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]);
  return `user-${end.join('')}`;
}
