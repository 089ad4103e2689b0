import { parentPort } from 'node:worker_threads';

/**
 * Makes the module of a thread answer the tasks of its pool, one at a time. What is thrown ends the thread; the
 * pool hands it to whoever waits.
 */
export function serveTasks<Task, Value>(perform: (task: Task) => Value | Promise<Value>): void {
  if (parentPort === null) throw new Error('Only a thread of a pool serves tasks');
  const port = parentPort;
  const answer = async (task: Task) => port.postMessage(await perform(task));
  port.on('message', (task: Task | typeof noMoreTasks) => {
    if (task === noMoreTasks) port.close();
    else void answer(task);
  });
}

/** Lets a thread end by itself: ending one from outside while it does something can take the process along. */
export const noMoreTasks = 'no more tasks';
