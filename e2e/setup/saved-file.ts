import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Takes a file from the notices of downloads once it is built. */
export async function savedFile(page: Page, title: string): Promise<{ name: string; content: Buffer }> {
  const notice = page.getByRole('listitem').filter({ hasText: title }).first();
  const ready = notice.getByRole('button', { name: 'Download', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
