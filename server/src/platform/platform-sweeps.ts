import { removeEndedSessions } from './http/sessions/session-store.ts';
import { removeGoneProcesses } from './installation/process-store.ts';
import { removeFinishedJobs } from './queue/job-store.ts';
import type { Sweep } from './queue/sweep.ts';
import { removeExpiredTries } from './rate-limits/open-rate-limits.ts';
import { removeExpiredPresence } from './realtime/presence-store.ts';

const hourSeconds = 60 * 60;
const jobDays = 30;

/** Sweeps of the platform's own rows. */
export const platformSweeps: readonly Sweep[] = [
  {
    name: 'platform.ended-sessions',
    everySeconds: hourSeconds,
    sweep: ({ database, now }) => database.systemTransaction((db) => removeEndedSessions(db, now())),
  },
  {
    name: 'platform.finished-jobs',
    everySeconds: hourSeconds,
    sweep: ({ database, now }) => {
      const before = new Date(now().getTime() - jobDays * 24 * hourSeconds * 1000);
      return database.systemTransaction((db) => removeFinishedJobs(db, before));
    },
  },
  {
    name: 'platform.gone-processes',
    everySeconds: hourSeconds,
    sweep: ({ database, now }) => {
      const before = new Date(now().getTime() - hourSeconds * 1000);
      return database.systemTransaction((db) => removeGoneProcesses(db, before));
    },
  },
  {
    name: 'platform.expired-tries',
    everySeconds: hourSeconds / 4,
    sweep: ({ database, now }) => database.systemTransaction((db) => removeExpiredTries(db, now())),
  },
  {
    name: 'platform.expired-presence',
    everySeconds: hourSeconds / 4,
    sweep: ({ database, now }) => database.systemTransaction((db) => removeExpiredPresence(db, now())),
  },
];
