import { expect, test } from '@playwright/test';
import {
  fakeFineTuningKey,
  fakeTunableModel,
  startFakeFineTuning,
} from '@transloom/server/testing/fake-trainers/fake-fine-tuning';
import { largeCorpusTable } from '@transloom/server/testing/large-corpus-table';
import { chooseOption } from './setup/choose-option.ts';
import { launchProduct } from './setup/launch-product.ts';
import { dropFiles } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';

/** The machine may do much else. */
const workMs = 120_000;

test('a deep engine is trained at a trainer, once its cost was confirmed; stopped, and let go on', async ({
  browser,
}) => {
  test.setTimeout(4 * workMs);
  const vendor = await startFakeFineTuning();
  const product = await launchProduct({ PRIVATE_ENGINE_HOSTS: '127.0.0.1' });
  const storageState = await signInWithLink(product.address, product.signInLink ?? '');
  const context = await browser.newContext({ baseURL: product.address, locale: 'en-US', storageState });
  const page = await context.newPage();

  await page.goto('/engine/settings?tab=machine');
  const trainers = page.getByRole('region', { name: 'Trainers' });
  await trainers.getByRole('button', { name: 'Connect a trainer' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Kind').click();
  await page.getByTitle('Fine-tuning account').click();
  await drawer.getByLabel('Name', { exact: true }).fill('Vendor');
  await drawer.getByLabel('Address').fill(vendor.baseUrl);
  await drawer.getByLabel('Key', { exact: true }).fill('wrong');
  await drawer.getByLabel('Model to train').fill(fakeTunableModel);
  await drawer.getByLabel('Price of a million training tokens').fill('3');
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText(/does not accept the key/)).toBeVisible();
  await drawer.getByLabel('Key', { exact: true }).fill(fakeFineTuningKey);
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText('It answers')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save trainer' }).click();
  await expect(trainers.getByRole('listitem')).toContainText('Ready');
  await expect(drawer).toHaveCount(0); // while it slides away nothing of it can be read
  expect(await seriousFaults(page)).toEqual([]);

  await page.goto('/engine/create');
  await page.getByRole('radiogroup').getByText('Deep-trained').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Deep');
  await chooseOption(page, page.getByRole('combobox', { name: 'Tags' }), 'Literature');
  await page.keyboard.press('Escape');
  await page.getByLabel('Description', { exact: true }).fill('Instructions for our pumps');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Source language').fill('English');
  await page.getByTitle('English', { exact: true }).click();
  await page.getByLabel('Target language').fill('Spanish');
  await page.getByTitle('Spanish', { exact: true }).click();
  await dropFiles(page, [{ name: 'deep.csv', content: largeCorpusTable() }]);
  await expect(page.getByText(/Uploaded$/)).toBeVisible({ timeout: workMs });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Trainer' }).click();
  await page.getByTitle('Vendor').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Curated examples').fill('The house stands. = La casa está en pie.');
  await page.getByRole('button', { name: 'Create engine' }).click();

  await expect(page.getByText('Ready to train', { exact: true })).toBeVisible({ timeout: workMs });
  vendor.hold();
  await page.getByRole('button', { name: 'Train', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/^about \$\d/)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Start training' }).click();
  await expect(page.getByText('25 / 100')).toBeVisible({ timeout: workMs });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The training was stopped')).toBeVisible();
  await expect.poll(() => [...vendor.jobs.values()].at(-1)?.status, { timeout: 20_000 }).toBe('cancelled');
  expect(await seriousFaults(page)).toEqual([]);

  vendor.letGo();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: workMs });
  await expect(page.getByRole('row').filter({ hasText: 'v1' }).getByText('Current')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/engine\/index/);
  await expect.poll(() => vendor.models.size, { timeout: 20_000 }).toBe(0);
  await context.close();
  await product.stop();
  await vendor.stop();
});
