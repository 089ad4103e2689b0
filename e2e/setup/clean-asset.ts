import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './serious-faults.ts';

/** On the page of an asset: looks it through, keeps the row of three that names `kept`, and cleans what is left. */
export async function cleanButOne(page: Page, reasons: readonly string[], kept: string): Promise<void> {
  await page.getByRole('tab', { name: 'Cleaning' }).click();
  await page.getByRole('button', { name: 'Start check' }).click();
  for (const reason of reasons) await page.getByRole('checkbox', { name: reason }).check();
  await expect(page.getByRole('button', { name: 'Clean 3 entries' })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: kept });
  await row.hover();
  await row.getByRole('button', { name: 'Keep this entry' }).click();
  await expect(page.getByText('1 entry is always kept.')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clean 2 entries' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clean' }).click();
  await expect(page.getByText('2 entries cleaned')).toBeVisible();
  await page.getByRole('tab', { name: 'Entries' }).click();
}

/** And shows the entries again. */
export async function undoCleaning(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Cleaning' }).click();
  await page.getByRole('button', { name: 'Undo cleaning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo cleaning' }).click();
  await expect(page.getByText('Cleaning undone, entries restored')).toBeVisible();
  await page.getByRole('tab', { name: 'Entries' }).click();
}
