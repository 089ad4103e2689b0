import { setTimeout as wait } from 'node:timers/promises';
import { familyCpuSeconds } from '../programs/process-family.ts';

/** Longest wait in seconds until a sweep starts, such as the one that lists the words of an import. */
export const betweenSweeps = 35;

/** Waits until the product is idle, because no message says when blocks are joined. Returns that time in seconds. */
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
