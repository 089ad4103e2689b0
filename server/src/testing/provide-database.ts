import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { databaseUrl, runSql } from './database-server.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Login to the test server; the database it names is nobody's. */
    databaseServer: string;
    /** The same, by a way that costs less and cannot be cut. */
    nearDatabaseServer: string;
    /** A migrated database without rows, which test files get copies of. */
    templateDatabase: string;
  }
}

/** Before the first test: a server, TEST_DATABASE_URL or an embedded one, and the migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, nearUrl, stop } = await startServer();
  const template = `transloom_template_${randomUUID().slice(0, 8)}`;
  await runSql(url, `create database ${template}`);
  await migrate(databaseUrl(url, template));
  await prepareQueue(databaseUrl(url, template));
  project.provide('databaseServer', url);
  project.provide('nearDatabaseServer', nearUrl);
  project.provide('templateDatabase', template);
  return async () => {
    await runSql(url, `drop database ${template} with (force)`);
    await stop();
  };
}

/** Its tables come with the template, so that a test need not wait for them. */
async function prepareQueue(url: string): Promise<void> {
  const queue = await openQueue({ url, kinds: [], works: false, log: silentLog, now: () => new Date() });
  await queue.boss.stop({ graceful: false });
}

async function startServer(): Promise<EmbeddedPostgres> {
  const outside = process.env['TEST_DATABASE_URL'];
  if (outside) return { url: outside, nearUrl: outside, stop: async () => undefined };
  const dataDir = folderInMemory();
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}
