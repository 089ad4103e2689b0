import { tmpdir } from 'node:os';
import { Registry } from 'prom-client';
import { openDatabase } from '../platform/db/open-database.ts';
import { openFigures } from '../platform/figures/open-figures.ts';
import type { Installation } from '../platform/installation/installation.ts';
import { liveInstallation } from '../platform/installation/live-installation.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { workQueue } from '../platform/queue/work-queue.ts';
import { openRateLimits } from '../platform/rate-limits/open-rate-limits.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import type { Providers } from '../providers/providers.ts';
import { killableJobs } from './killable-jobs.ts';
import { silentLog } from './silent-log.ts';

/** A worker of its own process for tests that kill it: `node worker-process.ts DATABASE_URL`. */
const url = process.argv[2] ?? '';
const now = () => new Date();
const database = openDatabase({ url, connections: 4, log: silentLog });
const kinds = killableJobs.map(({ kind }) => kind);
const queue = await openQueue({ url, kinds, works: true, now, log: silentLog, heartbeatSeconds: 10 });
await workQueue(
  {
    database,
    now,
    jobs: killableJobs,
    log: silentLog,
    storage: folderStorage(tmpdir()),
    providers: {} as Providers,
    live: liveInstallation({} as Installation),
    figures: openFigures(new Registry()),
    rateLimits: openRateLimits(database, now),
    enqueueIn: queue.enqueueIn,
    publish: async () => undefined,
  },
  queue,
  killableJobs,
);
