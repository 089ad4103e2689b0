import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Memory of the largest process that shows a page, workers included, without what it shares with others; in MB. */
export async function pageMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => privateKilobytes(id));
  return Math.round(Math.max(0, ...kilobytes) / 1000);
}

/** @throws {Error} where the system tells nothing of its processes */
function privateKilobytes(processId: number): number {
  const told = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
  const lines = told.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}
