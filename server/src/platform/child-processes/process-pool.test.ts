import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { TestTask } from '../../testing/test-child.ts';
import type { ChildBounds } from './pooled-child.ts';
import { ProcessPool } from './process-pool.ts';

const limits = { timeoutMs: 30_000 };
const childFile = new URL('../../testing/test-child.ts', import.meta.url);

function testPool(bounds: Partial<ChildBounds> = {}) {
  return new ProcessPool<TestTask, number>(childFile, { heapMb: 64, ...bounds });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });

test('keeps a process for the next task, and takes another for a task at the same time', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  expect(await pool.run('which', limits)).toBe(first);
  const both = await Promise.all([pool.run('which', limits), pool.run('which', limits)]);
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
});

test('lets processes end that nobody needed for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = testPool();
  const first = await pool.run('which', limits);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await gone(first);
  expect(await pool.run('which', limits)).not.toBe(first);
});

test.each([
  ['exit', 'ended without an answer (7)'],
  ['heap', 'out-of-memory'],
  ['refuse', 'out-of-memory'],
] as const)(
  'a task that ends its process (%s) gets the reason, and the next task another process',
  async (task, message) => {
    const pool = testPool();
    const first = await pool.run('which', limits);
    await expect(pool.run(task, limits)).rejects.toThrow(message);
    expect(await pool.run('which', limits)).not.toBe(first);
  },
);

test('what a task throws is thrown to whoever waits', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  await expect(pool.run('throw', limits)).rejects.toThrow(new RangeError('thrown in the child'));
  expect(await pool.run('which', limits)).toBe(first);
});

test('a process that takes too long is killed', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  await expect(pool.run('hang', { timeoutMs: 300 })).rejects.toThrow('too-slow');
  expect(isAlive(first)).toBe(false);
});

test('what a process takes to start is not counted among the time of its task', async () => {
  const file = new URL('../../testing/slow-test-child.ts', import.meta.url);
  const pool = new ProcessPool<string, string>(file, { heapMb: 64 });
  expect(await pool.run('done', { timeoutMs: 1_400 })).toBe('done');
});

test('a process is killed for who does not want its answer any more', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  const signal = AbortSignal.timeout(300);
  await expect(pool.run('hang', { ...limits, signal })).rejects.toThrow('timeout');
  expect(isAlive(first)).toBe(false);
  await expect(pool.run('which', { ...limits, signal })).rejects.toThrow('timeout');
});

test.skipIf(process.platform !== 'linux')('bytes outside of the heap count (on Linux)', async () => {
  const pool = testPool({ residentMb: 200 });
  await expect(pool.run('bytes', limits)).rejects.toThrow('out-of-memory');
  const more = { timeoutMs: 2_000, moreMb: 500 };
  await expect(pool.run('bytes', more)).rejects.toThrow('too-slow');
});

test.skipIf(process.platform !== 'linux')(
  'what tasks left in a process is not held against the next (on Linux)',
  async () => {
    const pool = testPool({ residentMb: 250 });
    const first = await pool.run('leave', limits);
    expect(await pool.run('leave', limits)).not.toBe(first);
  },
);

test('a process that is killed from outside while nobody needs it is replaced', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  process.kill(first, 'SIGKILL');
  await gone(first);
  expect(await pool.run('which', limits)).not.toBe(first);
});

test('a busy process does not outlive who started it', async () => {
  const script = `
    const { fork } = await import('node:child_process');
    const child = fork(${JSON.stringify(childFile.pathname)}, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.once('message', () => { child.send('hang'); process.send(child.pid); });
    child.send('which');`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [child] = (await once(parent, 'message')) as [number];
  parent.kill('SIGKILL');
  await gone(child);
});
