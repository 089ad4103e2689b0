import { Registry } from 'prom-client';
import { customEnginesJobs } from '../domains/custom-engines/custom-engines.jobs.ts';
import { enginesJobs } from '../domains/engines/engines.jobs.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { openFigures } from '../platform/figures/open-figures.ts';
import type { Installation } from '../platform/installation/installation.ts';
import { liveInstallation } from '../platform/installation/live-installation.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { workQueue } from '../platform/queue/work-queue.ts';
import { openRateLimits } from '../platform/rate-limits/open-rate-limits.ts';
import { loadKeyring } from '../platform/secrets/keyring.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import type { Providers } from '../providers/providers.ts';
import { createSafeFetch } from '../providers/safe-fetch/safe-fetch.ts';
import { silentLog } from './silent-log.ts';

/** A worker of custom engines for tests that kill it: `node custom-engine-worker.ts DATABASE_URL SECRET_KEY FOLDER`. */
const [, , url = '', secretKey = '', folder = ''] = process.argv;
const now = () => new Date();
const jobs = [...customEnginesJobs, ...enginesJobs];
const kinds = jobs.map(({ kind }) => kind);
const database = openDatabase({ url, connections: 4, log: silentLog });
const queue = await openQueue({ url, kinds, works: true, now, log: silentLog, heartbeatSeconds: 10 });
const providers: Pick<Providers, 'engines' | 'keyring' | 'providedEngines'> = {
  engines: { fetch: createSafeFetch(['127.0.0.1']) },
  keyring: loadKeyring([secretKey], ''),
  providedEngines: [],
};
await workQueue(
  {
    database,
    now,
    jobs,
    log: silentLog,
    storage: folderStorage(folder),
    providers: providers as Providers,
    live: liveInstallation({ publicUrl: null } as Installation),
    figures: openFigures(new Registry()),
    rateLimits: openRateLimits(database, now),
    enqueueIn: queue.enqueueIn,
    publish: async () => undefined,
  },
  queue,
  jobs,
);
