import type { DatabaseAccess, Db } from '../../platform/db/database.ts';
import type { Sweep } from '../../platform/queue/sweep.ts';
import { endLostHold } from './capture-quota.ts';
import { deleteOldHolds, selectExpiredHolds } from './ledger/holds.store.ts';
import { lockWallets, post, selectEndedLots, selectLot } from './ledger/lots.store.ts';
import { watchLedger } from './watch-ledger.ts';
import { watchLowQuota } from './watch-low-quota.ts';

const daysOfEndedHolds = 30;

export const billingSweeps: readonly Sweep[] = [
  {
    name: 'billing.expired-holds',
    everySeconds: 5 * 60,
    sweep: ({ database, now }) => endExpiredHolds(database, now()),
  },
  {
    name: 'billing.ended-lots',
    everySeconds: 60 * 60,
    sweep: ({ database, now }) => expireLots(database, now()),
  },
  { name: 'billing.low-quota', everySeconds: 30 * 60, sweep: watchLowQuota },
  { name: 'billing.ledger-defects', everySeconds: 24 * 60 * 60, sweep: watchLedger },
];

type Transactions = Pick<DatabaseAccess, 'systemTransaction'>;

/** What nobody captured is free again, for all organizations together too. */
export async function endExpiredHolds({ systemTransaction }: Transactions, now: Date): Promise<void> {
  const expired = await systemTransaction((db) => selectExpiredHolds(db, now));
  for (const holdId of expired) await systemTransaction((db) => endLostHold(db, holdId, now));
  const endedBefore = new Date(now.getTime() - daysOfEndedHolds * 86_400_000);
  await systemTransaction((db) => deleteOldHolds(db, endedBefore));
}

/** What is left of a lot at its end can be used no more. */
export async function expireLots({ systemTransaction }: Transactions, now: Date): Promise<void> {
  const ended = await systemTransaction((db) => selectEndedLots(db, now));
  for (const lot of ended) await systemTransaction((db) => expireLot(db, lot, now));
}

async function expireLot(
  db: Db,
  { id: lotId, organizationId, unit }: Awaited<ReturnType<typeof selectEndedLots>>[number],
  now: Date,
): Promise<void> {
  await lockWallets(db, organizationId, [unit]);
  const amount = (await selectLot(db, organizationId, lotId))?.available ?? 0;
  const postings = [{ unit, lotId, from: 'available', to: 'expired', amount } as const];
  await post(db, { organizationId, movement: 'expire', at: now, postings });
}
