import { threadId } from 'node:worker_threads';
import { serveTasks } from '../platform/threads/serve-tasks.ts';

export type TestTask = 'which' | 'throw' | 'hang' | 'heap' | 'bytes' | 'exit';

const kept: unknown[] = [];

/** Does to its thread what hostile files do. */
serveTasks((task: TestTask): number => {
  switch (task) {
    case 'which':
      return threadId;
    case 'throw':
      throw new RangeError('thrown in the thread');
    case 'hang':
      for (;;) kept.length = 0;
    case 'heap':
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    case 'bytes':
      kept.push(new Uint8Array(200 * 1024 * 1024));
      return waitForever();
    case 'exit':
      process.exit();
  }
});

function waitForever(): never {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000);
  throw new Error('not stopped');
}
