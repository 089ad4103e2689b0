import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface StartedProduct {
  readonly address: string;
  /** From the command to the first page. */
  readonly startMs: number;
  readonly processId: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly root: string;
  readonly dataDir: string;
  /** Default: what `npm start` ends in, without the launchers, so that the process is the API. */
  readonly command?: readonly [program: string, ...args: string[]];
}

const timeoutMs = 120_000;

/** The product as people start it, on this machine alone, until it answers with a page. */
export async function startProduct({ root, dataDir, command }: StartOptions): Promise<StartedProduct> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    OUTBOX: 'true',
    DATABASE_URL: '',
    PRIVATE_ENGINE_HOSTS: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const [program, ...args] = command ?? [process.execPath, ...startArguments(root)];
  const started = performance.now();
  const product = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  try {
    await firstPage(address, product);
  } catch (error) {
    await stop(product);
    throw error;
  }
  const startMs = Math.round(performance.now() - started);
  return { address, startMs, processId: product.pid ?? 0, stop: () => stop(product) };
}

function startArguments(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split('tools/go.mjs ')[1]?.split(' ') ?? [];
}

async function firstPage(address: string, product: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`);
    const answer = await fetch(address).catch(() => undefined); // nobody listens yet
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`no page after ${timeoutMs / 1000} s`);
}

async function stop(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = once(product, 'exit');
  product.kill('SIGINT');
  await ended;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
