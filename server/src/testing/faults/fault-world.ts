import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { DatabaseAccess } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import type { Callable } from '../call-as.ts';
import type { FakeEngine } from '../fake-engines/fake-engine.ts';
import { startFakeOpenAi } from '../fake-engines/fake-openai.ts';
import { overWire, signUpOverWire } from '../over-wire.ts';
import { connectFake } from '../project-world.ts';
import { silentLog } from '../silent-log.ts';
import type { TestUser } from '../test-user.ts';
import type { ApiStarted } from './api-process.ts';

/** The real processes of the product on one database and data folder, with a fake engine outside. */
export interface FaultWorld {
  readonly product: Callable;
  readonly engine: FakeEngine;
  /** Sees the rows as they are, past every fault. */
  readonly database: DatabaseAccess;
  startWorker(): ChildProcess;
  /** Somebody with an organisation of their own and the fake engine connected to it. */
  addPerson(): Promise<{ readonly user: TestUser; readonly engineKey: string }>;
}

export interface FaultWorldSettings {
  /** Where the rows are. */
  readonly databaseUrl: string;
  /** How the processes reach them; a proxy can be cut. */
  readonly reachedUrl?: string;
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Call it outside of tests and hooks. */
export async function faultWorld({
  databaseUrl,
  reachedUrl = databaseUrl,
}: FaultWorldSettings): Promise<FaultWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'transloom-faults-'));
  const env = {
    ...process.env,
    DATABASE_URL: reachedUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    OUTBOX: 'true',
    PORT: '0',
    PRIVATE_ENGINE_HOSTS: '127.0.0.1',
    SECRET_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'error',
  };
  const children: ChildProcess[] = [];
  const start = (path: string) => {
    const child = fork(fileOf(path), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    return child;
  };
  const engine = await startFakeOpenAi();
  const database = openDatabase({ url: databaseUrl, connections: 2, log: silentLog });
  afterAll(async () => {
    await Promise.all(children.map(kill));
    await engine.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [{ address }] = (await once(start('./api-process.ts'), 'message')) as [ApiStarted];
  const product = overWire(address);
  const addPerson = async () => {
    const user = await signUpOverWire(product);
    return { user, engineKey: await connectFake(product, user, engine.baseUrl) };
  };
  return { product, engine, database, addPerson, startWorker: () => start('../../worker.ts') };
}

/** Without a word to it, as a power cut. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
