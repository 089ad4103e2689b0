import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteEstimatesBefore } from './estimate/estimates.store.ts';

const daySeconds = 24 * 60 * 60;

export const documentsSweeps: readonly Sweep[] = [
  {
    name: 'documents.old-estimates',
    everySeconds: daySeconds / 4,
    sweep: ({ database, now }) => {
      const before = new Date(now().getTime() - daySeconds * 1000);
      return database.systemTransaction((db) => deleteEstimatesBefore(db, before));
    },
  },
];
