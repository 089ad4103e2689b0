import { expect, test } from '@playwright/test';
import { administrator } from './setup/accounts.ts';
import { signIn } from './setup/people.ts';

// Rule P4.7 of the specification.
test('somebody goes on in another organization', async ({ page }) => {
  await signIn(page, administrator);
  const organizations = page.getByRole('list', { name: '组织' }).getByRole('button');
  const selected = organizations.and(page.locator('[data-selected=true]'));
  const other = organizations.and(page.locator('[data-selected=false]')).first();
  const before = await selected.getAttribute('title');
  const wanted = await other.getAttribute('title');
  await other.click();
  await expect(page.getByText(`正在切换到“${wanted}”…`)).toBeVisible();
  await expect(selected).toHaveAttribute('title', wanted ?? '');
  expect(wanted).not.toBe(before);
  await selected.click();
  await expect(page.getByRole('tooltip')).toContainText(wanted ?? '');
});

test('the command palette switches as well', async ({ page }) => {
  await signIn(page, administrator);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '命令面板' }).fill('切换到');
  await expect(page.getByRole('option', { name: /^切换到/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/正在切换到/)).toBeVisible();
});
