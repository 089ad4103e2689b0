import type { Db } from '../../platform/db/database.ts';
import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteExpiredHolds } from './billing.store.ts';
import { giveBackShared } from './shared-use.store.ts';

export const billingSweeps: readonly Sweep[] = [
  {
    name: 'billing.expired-holds',
    everySeconds: 5 * 60,
    sweep: ({ database, now }) => database.systemTransaction((db) => endExpiredHolds(db, now())),
  },
];

/** What nobody captured is free again, for all organizations together too. */
export async function endExpiredHolds(db: Db, now: Date): Promise<void> {
  for (const { engineKey, characters, createdAt, shared } of await deleteExpiredHolds(db, now))
    if (shared) await giveBackShared(db, { engineKey, characters, at: createdAt });
}
