import { expect, test, vi } from 'vitest';
import type { TestTask } from '../../testing/test-thread.ts';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

const limits = { timeoutMs: 30_000 };

function testPool(options: Partial<ThreadPoolOptions> = {}) {
  const file = new URL('../../testing/test-thread.ts', import.meta.url);
  return new ThreadPool<TestTask, number>(file, { heapMb: 64, ...options });
}

test('keeps a thread for the next task, and takes another for a task at the same time', async () => {
  const pool = testPool();
  const first = await pool.run('which', limits);
  expect(await pool.run('which', limits)).toBe(first);
  const both = await Promise.all([pool.run('which', limits), pool.run('which', limits)]);
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
});

test('lets threads end that nobody needed for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = testPool();
  const first = await pool.run('which', limits);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await pool.run('which', limits)).not.toBe(first);
});

test.each([
  ['throw', 'thrown in the thread'],
  ['exit', 'The thread ended without an answer'],
  ['heap', 'out-of-memory'],
] as const)(
  'a task that ends its thread (%s) is told why, and the next has another',
  async (task, message) => {
    const pool = testPool();
    const first = await pool.run('which', limits);
    await expect(pool.run(task, limits)).rejects.toThrow(message);
    expect(await pool.run('which', limits)).not.toBe(first);
  },
);

test('a thread that takes too long is ended', async () => {
  const pool = testPool();
  await expect(pool.run('hang', { timeoutMs: 300 })).rejects.toThrow('too-slow');
  expect(await pool.run('which', limits)).toBeGreaterThan(0);
});

test('a thread is ended for who does not want its answer any more', async () => {
  const pool = testPool();
  const signal = AbortSignal.timeout(300);
  await expect(pool.run('hang', { ...limits, signal })).rejects.toThrow(signal.reason);
  await expect(pool.run('which', { ...limits, signal })).rejects.toThrow('timeout');
});

test('bytes outside of the heap count where the pool says so', async () => {
  const pool = testPool({ countsBytes: true });
  await expect(pool.run('bytes', limits)).rejects.toThrow('out-of-memory');
});
