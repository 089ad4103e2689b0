import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '../../../platform/child-processes/serve-tasks.ts';

/** The task of a child process in a test. */
export type ModelTestTask = 'tell' | 'crash' | 'hang' | 'throw' | 'grow' | 'pause';

/** Gives its process id. */
serveTasks(async (task: ModelTestTask): Promise<number> => {
  if (task === 'crash') process.exit(1);
  if (task === 'throw') throw new Error('broken');
  if (task === 'hang') await setTimeout(60_000);
  if (task === 'pause') await setTimeout(200);
  if (task === 'grow') await grow();
  return process.pid;
});

async function grow(): Promise<void> {
  const held: Buffer[] = [];
  while (held.length < 1_000) {
    held.push(Buffer.alloc(16 * 2 ** 20, 1));
    await setTimeout(5);
  }
}
