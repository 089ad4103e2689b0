import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteExpiredHolds } from './billing.store.ts';

export const billingSweeps: readonly Sweep[] = [
  {
    name: 'billing.expired-holds',
    everySeconds: 5 * 60,
    sweep: ({ database, now }) => database.systemTransaction((db) => deleteExpiredHolds(db, now())),
  },
];
