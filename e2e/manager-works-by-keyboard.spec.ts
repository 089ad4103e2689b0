import { expect, type Locator, type Page, test } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { callProduct } from './setup/call-product.ts';
import { makeMemory } from './setup/make-memory.ts';
import { signedIn } from './setup/people.ts';

test.use({ ...signedIn(), locale: 'en-US' });

test('what is opened by keys gives the focus back to where it was opened from', async ({ page }) => {
  const memoryId = await makeMemory(page, 'Read by keys', [
    { sourceMarkup: 'The ferry leaves.', targetMarkup: 'Prāmis atiet.' },
    { sourceMarkup: 'A ferry arrives.', targetMarkup: 'Prāmis pienāk.' },
  ]);
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const opened = page.getByRole('menuitem', { name: 'Find and replace' });
  await press(more, 'Enter');
  await expect(opened).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await press(more, 'Enter');
  await expect(opened).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await sortByKeys(page);
  const filters = page.getByRole('button', { name: 'More filters' });
  await press(filters, 'Enter');
  await expect(page.getByLabel('File name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Origin' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Field', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Contains' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('File name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();

  await page.getByRole('tab', { name: 'Cleaning' }).click();
  await press(page.getByRole('button', { name: 'Start check' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  await callProduct(page, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
});

async function sortByKeys(page: Page): Promise<void> {
  const heading = page
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button', { name: 'English' }) });
  const sources = page.getByRole('row').nth(1);
  await expect(sources).toContainText('A ferry arrives.');
  await press(heading.getByRole('button'), 'Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(sources).toContainText('The ferry leaves.');
  await expect(heading.getByRole('button')).toBeFocused();
}

async function press(button: Locator, key: string): Promise<void> {
  await button.focus();
  await button.press(key);
}
