import { Worker } from 'node:worker_threads';

/** The answer of a child to a task. */
export type ChildAnswer<Value> = { readonly value: Value } | { readonly error: unknown };

/** Makes the module of a child process answer the tasks of its pool, one at a time. */
export function serveTasks<Task, Value>(perform: (task: Task) => Value | Promise<Value>): void {
  const answer = async (task: Task): Promise<ChildAnswer<Value>> => {
    try {
      return { value: await perform(task) };
    } catch (error) {
      return { error };
    }
  };
  process.on('message', (task: Task) => void answer(task).then((message) => process.send?.(message)));
  process.on('disconnect', () => process.exit());
  watchParent();
  process.send?.('started');
}

export const outOfMemoryCode = 99;

/** Ends the process for a task that asks for more than any good one needs, whatever would catch an error on the way. */
export function refuseMemory(): never {
  process.exit(outOfMemoryCode);
}

/** Whoever started us may be killed while a task keeps this process too busy to notice; a thread notices. */
function watchParent(): void {
  const watch = `
    const { workerData } = require('node:worker_threads');
    setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 1000);`;
  const options = { eval: true, workerData: process.ppid, resourceLimits: { maxOldGenerationSizeMb: 8 } };
  new Worker(watch, options).unref();
}
