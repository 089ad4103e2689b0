import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench.ts';

const timeoutMs = 120_000;

/** From `npm start` on an installed checkout to the first page: on an empty data folder, and again on the same. */
export const coldStart: Bench = {
  name: 'coldStart',
  async measure(root) {
    const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    try {
      const firstStartMs = await measureStart(root, dataDir);
      const nextStartMs = await measureStart(root, dataDir);
      return { firstStartMs, nextStartMs };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureStart(root: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const started = performance.now();
  const product = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstPage(`http://127.0.0.1:${port}/`, product);
    return Math.round(performance.now() - started);
  } finally {
    await stop(product);
  }
}

async function firstPage(address: string, product: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`npm start ended with ${product.exitCode}`);
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
