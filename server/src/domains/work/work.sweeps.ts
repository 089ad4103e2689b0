import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteExpiredWork } from './work.store.ts';

export const workSweeps: readonly Sweep[] = [
  {
    name: 'work.expired-work',
    everySeconds: 60 * 60,
    sweep: ({ database, now }) => database.systemTransaction((db) => deleteExpiredWork(db, now())),
  },
];
