import { sql } from 'kysely';
import type { DatabaseAccess, Db } from '../../platform/db/database.ts';
import { createAdministratorOrganization } from '../organizations/create-organization.ts';
import { createUser } from '../users/create-user.ts';
import { findAdministrator } from '../users/find-user.ts';
import { issueSignInLink } from './sign-in-links.ts';

/**
 * Makes the administrator of this installation at its first start, without a password, and gives a token for one sign-in;
 * undefined at every later start (K03). `renewSignInLink` gives another one.
 */
export async function createSignInLink(database: DatabaseAccess, now: Date): Promise<string | undefined> {
  return database.systemTransaction(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(db);
    if (await findAdministrator(db)) return undefined;
    const { userId } = await createAdministrator(db, now);
    return issueSignInLink(db, userId, now);
  });
}

/** A new token for the administrator, asked for by whoever has the machine; earlier ones end. */
export async function renewSignInLink(database: DatabaseAccess, now: Date): Promise<string> {
  return database.systemTransaction(async (db) => {
    const { userId } = (await findAdministrator(db)) ?? (await createAdministrator(db, now));
    return issueSignInLink(db, userId, now);
  });
}

async function createAdministrator(db: Db, now: Date) {
  const draft = { target: null, username: 'administrator', passwordHash: null, administrator: true };
  const user = await createUser(db, draft, now);
  await createAdministratorOrganization(db, user, now);
  return user;
}
