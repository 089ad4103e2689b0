import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Takes a file from the notices of downloads once it is built, whether or not the browser saved it already. */
export async function savedFile(page: Page, title: string): Promise<{ name: string; content: Buffer }> {
  const panel = page.getByRole('button', { name: 'Downloads' });
  const notice = page.getByRole('listitem').filter({ hasText: title }).first();
  const ready = notice.getByRole('button', { name: 'Download', exact: true });
  if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click();
  const ending = /\.\w+$/.exec(title)?.[0] ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download', (one) => one.suggestedFilename().endsWith(ending)),
    ready.click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
