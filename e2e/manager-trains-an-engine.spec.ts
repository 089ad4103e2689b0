import { expect, test } from '@playwright/test';
import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { madeCorpus } from './setup/made-corpus.ts';
import { dropFiles, signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const name = 'Tales';
/** The first two are among what is learned from, and are left out there. */
const testSet = {
  name: 'test-set.csv',
  content: [
    'en,es',
    'The red house stands by the river today.,La casa roja está junto al río hoy.',
    'The black cat stands at home at night.,El gato negro está en casa por la noche.',
    'The big stone stands in the forest at noon.,La piedra grande está en el bosque al mediodía.',
  ].join('\n'),
};
/** The machine may do much else. */
const workMs = 90_000;

test.afterEach(async ({ page }) => {
  const { engines } = await callProduct(page, customEnginesApi.listCustomEngines, {});
  const made = engines.filter((engine) => engine.name.startsWith(name));
  for (const { customEngineId } of made)
    await callProduct(page, customEnginesApi.deleteCustomEngine, { customEngineId });
});

test('an engine is made of translations, reviewed, trained, compared and deleted', async ({ page }) => {
  test.setTimeout(3 * workMs);
  await page.goto('/engine/index');
  await page.getByRole('button', { name: 'New engine' }).first().click();
  await page.getByRole('menuitem', { name: 'Quick-trained' }).click();
  // The search of the list, which is shown until the page has come, is called by name and description too.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Instructions for our pumps');
  await chooseOption(page, page.getByRole('combobox', { name: 'Tags' }), 'Literature');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Source language').fill('English');
  await page.getByTitle('English', { exact: true }).click();
  await page.getByLabel('Target language').fill('Spanish');
  await page.getByTitle('Spanish', { exact: true }).click();
  await dropFiles(page, [madeCorpus()]);
  await expect(page.getByText(/Uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: 'Create engine' }).click();

  await expect(page.getByText('Ready to train', { exact: true })).toBeVisible({ timeout: workMs });
  await page.getByRole('tab', { name: 'Corpus' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Same words' });
  await expect(row.getByText('Same on both sides')).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByText('Nothing is left out')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Decided by hand' }).click();
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Nothing is decided by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Left out', exact: true }).click();
  await expect(row.getByText('Same on both sides')).toBeVisible();

  await page.getByRole('button', { name: 'Add files' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Only to measure with').click();
  await dropFiles(page, [testSet]);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  // Until then it lists the file as well.
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: testSet.name })).toContainText('Test set');
  await expect(page.getByText('Ready to train', { exact: true })).toBeVisible({ timeout: workMs });

  await page.getByRole('button', { name: 'Train' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: workMs });
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'v1' }).getByText('Current')).toBeVisible();
  await page.getByRole('tab', { name: 'Comparison' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'stands' }).first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/engine\/index/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
