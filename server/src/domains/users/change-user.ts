import type { Db } from '../../platform/db/database.ts';
import { updateUser } from './users.store.ts';

/** Of the system's transactions. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await updateUser(db, userId, { passwordHash });
}

/** The window of the first sign-in was closed. */
export async function endFirstLogin(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { firstLogin: false });
}

/** The next sign-in goes on there. */
export async function rememberOrganization(db: Db, userId: string, organizationId: string): Promise<void> {
  await updateUser(db, userId, { lastOrganizationId: organizationId });
}
