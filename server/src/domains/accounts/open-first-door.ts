import { sql } from 'kysely';
import type { DatabaseAccess, Db } from '../../platform/db/database.ts';
import { createAdministratorOrganization } from '../organizations/create-organization.ts';
import { createUser } from '../users/create-user.ts';
import { findAdministrator } from '../users/find-user.ts';
import { issueSignInLink } from './sign-in-links.ts';

/**
 * The super administrator of this installation, made at its first start without a password. Until they set one, each
 * start gives a token for one sign-in; then nothing.
 */
export async function createSignInLink(database: DatabaseAccess, now: Date): Promise<string | undefined> {
  return database.systemTransaction(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(db);
    const { userId, passwordHash } = await ensureSuperAdministrator(db, now);
    return passwordHash === null ? issueSignInLink(db, userId, now) : undefined;
  });
}

async function ensureSuperAdministrator(db: Db, now: Date) {
  const administrator = await findAdministrator(db);
  if (administrator) return administrator;
  const draft = { target: null, username: 'administrator', passwordHash: null, administrator: true };
  const user = await createUser(db, draft, now);
  await createAdministratorOrganization(db, user, now);
  return user;
}
