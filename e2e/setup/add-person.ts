import { createPersonalOrganization } from '@transloom/server/domains/organizations/create-organization';
import { createUser } from '@transloom/server/domains/users/create-user';
import { hashPassword } from '@transloom/server/domains/users/password-hash';
import { openDatabase } from '@transloom/server/platform/db/open-database';
import { silentLog } from '@transloom/server/testing/silent-log';
import type { Person } from './accounts.ts';

/** Somebody who signed up long ago, so that a code can be asked for at once. */
export async function addPerson(databaseUrl: string, { account, password }: Person): Promise<void> {
  const database = openDatabase({ url: databaseUrl, connections: 1, log: silentLog });
  const passwordHash = await hashPassword(password);
  await database.systemTransaction(async (db) => {
    const now = new Date();
    const user = await createUser(db, { target: account, passwordHash }, now);
    await createPersonalOrganization(db, user, now);
  });
  await database.close();
}
