import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@transloom/server/config';
import { startTransloom } from '@transloom/server/main';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';

/** What the process tells once the product answers. */
export interface ProductStarted {
  readonly address: string;
  readonly signInLink: string | undefined;
}

/** The product on data that is thrown away, in a process of its own so that it stops with its parent. */
const dataDir = mkdtempSync(join(tmpdir(), 'transloom-e2e-'));
const database = await startEmbeddedPostgres({ dataDir, durable: false });
const config = readConfig({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  LOG_LEVEL: 'warn',
});
const product = await startTransloom({ config, demo: true });
process.once('disconnect', () => void stop());
process.send?.({ address: product.address, signInLink: product.signInLink } satisfies ProductStarted);

async function stop(): Promise<void> {
  await product.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
