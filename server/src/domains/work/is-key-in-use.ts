import type { Db } from '../../platform/db/database.ts';
import { findWorkByKey } from './work.store.ts';

/** Whether work of the kind with this key is there and not done, in all organizations that the transaction sees. */
export async function isKeyInUse(db: Db, kind: string, key: string): Promise<boolean> {
  return (await findWorkByKey(db, kind, key)) !== undefined;
}
