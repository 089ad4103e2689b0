import { refuseMemory, serveTasks } from '../platform/child-processes/serve-tasks.ts';

export type TestTask = 'which' | 'throw' | 'hang' | 'heap' | 'bytes' | 'leave' | 'exit' | 'refuse';

const kept: unknown[] = [];

/** Does to its process what hostile files do. */
serveTasks((task: TestTask): number => {
  switch (task) {
    case 'which':
      return process.pid;
    case 'throw':
      throw new RangeError('thrown in the child');
    case 'hang':
      for (;;) kept.length = 0;
    case 'heap':
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    case 'bytes':
      kept.push(Buffer.alloc(300 * 1024 * 1024, 'x'));
      return wait(20_000);
    case 'leave':
      kept.push(Buffer.alloc(120 * 1024 * 1024, 'x'));
      return wait(500);
    case 'refuse':
      return refuseMemory();
    case 'exit':
      process.exit(7);
  }
});

function wait(milliseconds: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return process.pid;
}
