import { expect, test } from '@playwright/test';
import { termsApi } from '@transloom/contracts/terms';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { cleanButOne, undoCleaning } from './setup/clean-asset.ts';
import { makeTermBase } from './setup/make-term-base.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

/** Name of the term base that the current journey made; the next journey starts without it. */
let made = '';

test.afterEach(async ({ page }) => {
  const bases = await callProduct(page, termsApi.listTermBases, { title: made });
  await callProduct(page, termsApi.deleteTermBases, {
    termBaseIds: bases.map(({ termBaseId }) => termBaseId),
  });
});

test('two term bases are merged, and of what they disagree about the entries of one are kept', async ({
  page,
}) => {
  // The bar of what is ticked stands on ground of its own, which dark makes lighter.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  made = 'Weather to merge';
  await makeTermBase(page, 'Weather to merge, older', [
    ['fog', 'migla'],
    ['rain', 'lietus'],
  ]);
  await makeTermBase(page, 'Weather to merge, newer', [
    ['fog', 'dūmaka'],
    ['rain', 'lietus'],
    ['snow', 'sniegs'],
  ]);
  await page.goto('/asset/term/index');
  const rows = page.getByRole('row').filter({ hasText: made });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('dūmaka')).toBeVisible();
  await expect(drawer.getByText('migla')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByLabel('Name of the new term base').fill('Weather to merge, both');
  await drawer.getByLabel('Terms of one term base').check();
  await drawer.getByRole('combobox', { name: 'Term base' }).click();
  await page.getByTitle('Weather to merge, older').last().click();
  await drawer.getByRole('button', { name: 'Merge' }).click();
  await expect(rows.filter({ hasText: 'Merged' })).toHaveCount(2);

  await page.getByRole('link', { name: 'Weather to merge, both' }).click();
  for (const term of ['migla', 'lietus', 'sniegs'])
    await expect(page.getByRole('cell', { name: term })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'dūmaka' })).toHaveCount(0);
});

test('a term base is looked through, cleaned but for what stays, and the cleaning undone', async ({
  page,
}) => {
  made = 'Weather kept clean';
  const termBaseId = await makeTermBase(page, made, [
    ['Riga', 'Riga'],
    ['Transloom', 'Transloom'],
    ['fog', 'migla'],
    ['fog', 'dūmaka'],
  ]);
  await page.goto(`/asset/term/detail?termBaseId=${termBaseId}`);
  await cleanButOne(page, ['Translation equals source', 'Several translations'], 'Transloom');

  const cell = (text: string) => page.getByRole('cell', { name: text });
  await expect(cell('dūmaka')).toBeVisible();
  await expect(cell('migla')).toHaveCount(0);
  await expect(cell('Riga')).toHaveCount(0);

  await undoCleaning(page);
  await expect(cell('migla')).toBeVisible();
});

test('an import is taken back, and the term base gets another language', async ({ page }) => {
  made = 'Weather taken back';
  const termBaseId = await makeTermBase(page, made, [['hail', 'krusa']]);
  await page.goto(`/asset/term/detail?termBaseId=${termBaseId}&tab=imports`);
  await expect(page.getByText('No imports yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import files' }).click();
  const drawer = page.getByRole('dialog');
  const input = drawer.locator('input[type=file]:not([webkitdirectory])');
  await expect(input).toBeEnabled();
  const buffer = Buffer.from('en,lv\nfog,migla\nrain,lietus\n');
  await input.setInputFiles({ name: 'weather.csv', mimeType: 'text/csv', buffer });
  await expect(drawer.getByText('Uploaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Import 1 file' }).click();
  const file = page.getByRole('row').filter({ hasText: 'weather.csv' });
  await expect(file).toContainText('Done');
  expect(await seriousFaults(page)).toEqual([]);
  await file.hover();
  await file.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'The 2 terms it added are deleted.' });
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(file).toContainText('Taken back');
  await page.getByRole('tab', { name: 'Entries' }).click();
  await expect(page.getByRole('cell', { name: 'migla' })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'krusa' })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add languages' }).click();
  await chooseOption(page, page.getByRole('combobox', { name: 'Target languages' }), 'Maltese');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add languages' }).last().click();
  await expect(page.getByText('English → Maltese')).toBeVisible();
});
