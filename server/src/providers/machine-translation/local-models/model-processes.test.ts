import { afterEach, describe, expect, test } from 'vitest';
import { ModelMemory } from './model-memory.ts';
import { ModelProcesses, processLimits } from './model-processes.ts';
import type { ModelTestTask } from './model-test-child.ts';

const file = new URL('./model-test-child.ts', import.meta.url);
const { signal } = new AbortController();
const started: ModelProcesses<ModelTestTask, number>[] = [];
afterEach(() => {
  for (const processes of started.splice(0)) processes.stop();
});

function start(limits: Partial<typeof processLimits> = {}, memoryMb = 4_000) {
  const processes = new ModelProcesses<ModelTestTask, number>(
    file,
    { ...processLimits, ...limits },
    new ModelMemory(memoryMb),
  );
  started.push(processes);
  const run = (key: string, task: ModelTestTask, more: { megabytes?: number; signal?: AbortSignal } = {}) =>
    processes.run({ key, task, megabytes: 1_000, signal, ...more });
  return run;
}

describe('processes with models', () => {
  test('stay for the next task of their key', async () => {
    const run = start();
    const [a, again, b] = [await run('a', 'tell'), await run('a', 'tell'), await run('b', 'tell')];
    expect(again).toBe(a);
    expect(b).not.toBe(a);
  });

  test('are replaced after so many tasks, when they crash, hang or throw', async () => {
    const run = start({ tasksPerProcess: 2 });
    const first = await run('a', 'tell');
    expect(await run('a', 'tell')).toBe(first);
    const second = await run('a', 'tell');
    expect(second).not.toBe(first);
    await expect(run('a', 'crash')).rejects.toThrow('upstream: a:');
    await expect(start({ timeoutMs: 300 })('b', 'hang')).rejects.toThrow('upstream: b: too-slow');
    await expect(run('c', 'throw')).rejects.toThrow('upstream: c: broken');
    expect(await run('a', 'tell')).not.toBe(second);
  });

  test('are ended when they take more memory than they may', async () => {
    const run = start();
    await expect(run('a', 'grow', { megabytes: 300 })).rejects.toThrow('no-memory: a: out-of-memory');
  });

  test('make room for another, the one unused for longest first', async () => {
    const run = start({}, 2_500);
    const a = await run('a', 'tell');
    const b = await run('b', 'tell');
    await run('c', 'tell');
    expect(await run('b', 'tell')).toBe(b);
    expect(await run('a', 'tell')).not.toBe(a);
  });

  test('give their memory back when nobody asks', async () => {
    const run = start({ idleMs: 1 });
    const a = await run('a', 'tell');
    await expect.poll(() => isRunning(a)).toBe(false);
  });

  test('are left to end a task that nobody waits for any longer', async () => {
    const run = start();
    const a = await run('a', 'tell');
    const stopping = new AbortController();
    const waited = run('a', 'pause', { signal: stopping.signal });
    stopping.abort(new Error('enough'));
    await expect(waited).rejects.toThrow('enough');
    expect(await run('a', 'tell')).toBe(a);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
