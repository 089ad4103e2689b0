import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@transloom/server/config';
import { startTransloom } from '@transloom/server/main';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import type { DemoLink } from '@transloom/server/start-transloom';
import { settled } from './accounts.ts';
import { addPerson } from './add-person.ts';

/** The message that the process sends as soon as the product answers. */
export interface ProductStarted {
  readonly address: string;
  readonly signInLink: string | undefined;
  readonly demoLinks: readonly DemoLink[];
  readonly databaseUrl: string;
}

/**
 * The product in a process of its own, so that it stops with its parent: on data that is thrown away, or in the folder
 * and on the port it had before it was stopped.
 */
const kept = process.env['E2E_DATA_DIR'];
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'transloom-e2e-'));
const database = await startEmbeddedPostgres({ dataDir, durable: false });
const config = readConfig({
  ...process.env,
  PORT: process.env['E2E_PORT'] ?? '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: database.nearUrl,
  // A journey may come from an address of its own.
  TRUST_PROXY: '127.0.0.1',
  OUTBOX: 'true',
  LOG_LEVEL: 'warn',
});
const product = await startTransloom({ config, demo: true });
process.once('disconnect', () => void stop());
if (kept === undefined) for (const person of settled) await addPerson(database.url, person);
const { address, signInLink, demoLinks = [] } = product;
process.send?.({ address, signInLink, demoLinks, databaseUrl: database.url } satisfies ProductStarted);

async function stop(): Promise<void> {
  await product.stop();
  await database.stop();
  if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
}
