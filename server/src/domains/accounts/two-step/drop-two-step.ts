import type { Db } from '../../../platform/db/database.ts';
import { deleteAuthenticator, replaceRecoveryCodes } from './authenticators.store.ts';
import { deletePasskey, selectPasskeys } from './passkeys.store.ts';

/** Takes away app, recovery codes and passkeys of somebody who lost them. `db` belongs to the system. */
export async function dropTwoStep(db: Db, userId: string): Promise<void> {
  await deleteAuthenticator(db, userId);
  await replaceRecoveryCodes(db, userId, []);
  for (const { credentialId } of await selectPasskeys(db, userId))
    await deletePasskey(db, { credentialId, userId });
}
