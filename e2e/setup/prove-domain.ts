import { openDatabase } from '@transloom/server/platform/db/open-database';
import { silentLog } from '@transloom/server/testing/silent-log';

/** Counts an e-mail domain as proved by DNS, which journeys have none of. */
export async function proveDomain(databaseUrl: string, domain: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, connections: 1, log: silentLog });
  await database.systemTransaction((db) =>
    db.updateTable('companyDomain').set({ verifiedAt: new Date() }).where('domain', '=', domain).execute(),
  );
  await database.close();
}
