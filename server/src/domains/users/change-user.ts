import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { type UserChange, updateUser } from './users.store.ts';

/** Runs in transactions of the system. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await updateUser(db, userId, { passwordHash });
}

/**
 * Phone and e-mail address belong to one person at most.
 * @throws {AppError} account.taken, where somebody else was faster
 */
export async function changeUser(db: Db, userId: string, change: UserChange): Promise<void> {
  try {
    await updateUser(db, userId, change);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('account.taken', {}, { cause: error });
    throw error;
  }
}

/** The window of the first sign-in was closed. */
export async function endFirstLogin(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { firstLogin: false });
}

/** The next sign-in goes on there. */
export async function rememberOrganization(db: Db, userId: string, organizationId: string): Promise<void> {
  await updateUser(db, userId, { lastOrganizationId: organizationId });
}
