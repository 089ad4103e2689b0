import { setTimeout as wait } from 'node:timers/promises';
import { familyCpuSeconds } from '../programs/process-family.ts';

/** What is done every now and then, such as listing the words of an import, is begun at most so long after its last part. */
export const betweenSweeps = 35;

/** Nobody outside is told when blocks are joined. Gives when nothing worked any more, in seconds. */
export async function waitUntilIdle(processId: number, idleSeconds = 3): Promise<number> {
  let busyUntil = performance.now() / 1000;
  for (let before = spent(processId); performance.now() / 1000 - busyUntil < idleSeconds; ) {
    await wait(500);
    const now = spent(processId);
    if (now - before > 0.1) busyUntil = performance.now() / 1000;
    before = now;
  }
  return busyUntil;
}

function spent(processId: number): number {
  return [...familyCpuSeconds(processId).values()].reduce((sum, seconds) => sum + seconds, 0);
}
