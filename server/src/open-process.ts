import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { jobs } from './domains.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openFigures } from './platform/figures/open-figures.ts';
import { liveInstallation } from './platform/installation/live-installation.ts';
import { reportProcess } from './platform/installation/report-process.ts';
import { createLog } from './platform/logging/create-log.ts';
import { removeLeftFolders } from './platform/process-folder.ts';
import { openQueue, type Queue } from './platform/queue/open-queue.ts';
import { openRateLimits } from './platform/rate-limits/open-rate-limits.ts';
import { openPublisher } from './platform/realtime/publisher.ts';
import { loadKeyring } from './platform/secrets/keyring.ts';
import type { Services } from './platform/services.ts';
import { folderStorage } from './platform/storage/folder-storage.ts';
import { s3Storage } from './platform/storage/s3-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { openProviders } from './providers/open-providers.ts';
import { storageLimitsWith } from './storage-limits.ts';

export interface ProcessSettings {
  readonly config: Config;
  readonly databaseUrl: string;
  /** As it stands on each line of the log. */
  readonly role: 'api' | 'worker';
}

/** What every process of the product runs on. */
export interface OpenProcess {
  readonly services: Services;
  readonly queue: Queue;
  /** The figures of this process. */
  readonly registry: Registry;
  /** Lets go of the database, once nothing runs any more. */
  close(): Promise<void>;
}

export async function openProcess({ config, databaseUrl, role }: ProcessSettings): Promise<OpenProcess> {
  await mkdir(config.DATA_DIR, { recursive: true });
  removeLeftFolders();
  const log = createLog({ level: config.LOG_LEVEL, fields: { process: role, pid: process.pid } });
  const now = () => new Date();
  const database = openDatabase({ url: databaseUrl, connections: config.DATABASE_CONNECTIONS, log });
  const kinds = jobs.map(({ kind }) => kind);
  const queue = await openQueue({ url: databaseUrl, kinds, log, now, works: role === 'worker' });
  const registry = new Registry();
  registry.setDefaultLabels({ process: role });
  const publisher = openPublisher(database, log);
  const services: Services = {
    database,
    log,
    now,
    jobs,
    storage: openStorage(config),
    providers: openProviders(config, loadKeyring(config.SECRET_KEYS, config.DATA_DIR), now),
    figures: openFigures(registry),
    rateLimits: openRateLimits(database, now),
    live: liveInstallation({
      version: productVersion(),
      development: config.OUTBOX,
      billing: config.BILLING,
      signUp: config.SIGN_UP,
      comparedEngines: config.COMPARED_ENGINES,
      publicUrl: config.PUBLIC_URL ?? null,
      communityUrl: config.COMMUNITY_URL ?? null,
      hiddenSections: config.HIDDEN_SECTIONS,
      storageGigabytes: storageLimitsWith(config.STORAGE_LIMITS),
      codesADay: config.CODES_A_DAY,
    }),
    enqueueIn: queue.enqueueIn,
    publish: publisher.publish,
  };
  const report = await reportProcess({ role, database, live: services.live, log, now });
  const close = async () => {
    await report.stop();
    await publisher.flush();
    await services.providers.office.stop();
    await database.close();
  };
  return { services, queue, registry, close };
}

function openStorage(config: Config): Storage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return folderStorage(join(config.DATA_DIR, 'files'));
  }
  return s3Storage({
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
  });
}

function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
