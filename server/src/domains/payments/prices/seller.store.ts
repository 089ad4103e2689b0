import type { Seller } from '@transloom/contracts/payments';
import type { Db } from '../../../platform/db/database.ts';

export async function selectSeller(db: Db): Promise<Seller> {
  return db
    .selectFrom('seller')
    .select(['name', 'taxNumber', 'address', 'phone', 'email', 'bank', 'bankAccount'])
    .executeTakeFirstOrThrow();
}

export async function updateSeller(db: Db, seller: Seller): Promise<void> {
  await db.updateTable('seller').set(seller).execute();
}
