import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { type CuttableNetwork, cuttableNetwork } from './cuttable-network.ts';
import { type KeptAlive, keepAlive } from './kept-alive.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export interface Installation {
  readonly address: string;
  readonly dataDir: string;
  /** Past the network that can be cut. */
  readonly databaseUrl: string;
  readonly api: KeptAlive;
  readonly worker: KeptAlive;
  /** Between the program and the database. */
  readonly network: CuttableNetwork;
  /** Absent where nobody may mount one. */
  readonly disk: SmallDisk | undefined;
  killDatabase(): void;
  /** The clocks of API and worker; that of the database stays. */
  moveClock(aheadSeconds: number): void;
  /** Waits until the API says that it can work, and gives the seconds. @throws after a minute and a half */
  ready(): Promise<number>;
  stop(): Promise<void>;
}

const patienceMs = 90_000;

/** API, worker and PostgreSQL as processes of their own, on data that is thrown away. */
export async function startInstallation(root: string, port: number): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-faults-'));
  const disk = mountSmallDisk(folder);
  const dataDir = join(folder, 'data');
  const clockFile = join(tmpdir(), `${folder.split('-').at(-1)}-clock`);
  mkdirSync(dataDir);
  writeFileSync(clockFile, '0');
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const network = await cuttableNetwork(() => Number(new URL(postgres.url).port));
  const throughNetwork = new URL(postgres.url);
  throughNetwork.port = String(network.port);
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: throughNetwork.href,
    OUTBOX: 'true',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    CLOCK_FILE: clockFile,
  };
  const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;
  const start = (command: string) =>
    keepAlive(['--import', clock, join(root, 'cli/src/main.ts'), command], env);
  const [api, worker] = [start('serve'), start('work')];
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    dataDir,
    databaseUrl: postgres.url,
    api,
    worker,
    network,
    disk,
    killDatabase: () => process.kill(postmasterOf(dataDir), 'SIGKILL'),
    moveClock: (aheadSeconds) => writeFileSync(clockFile, String(aheadSeconds)),
    ready: () => untilReady(address),
    async stop() {
      await Promise.all([api.stop(), worker.stop()]);
      network.close();
      await postgres.stop();
      disk?.unmount();
      rmSync(folder, { recursive: true, force: true });
      rmSync(clockFile, { force: true });
    },
  };
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres-18/data/postmaster.pid'), 'utf8'), 10);
}

async function untilReady(address: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < patienceMs) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${address}/readyz`, { signal }).catch(() => undefined); // nobody listens yet
    if (answer?.ok) return Math.round((performance.now() - started) / 100) / 10;
    await wait(50);
  }
  throw new Error(`not ready after ${patienceMs / 1000} s`);
}
