import { expect, test } from '@playwright/test';
import { startFakeModels } from '@transloom/server/testing/fake-models';
import { launchProduct } from './setup/launch-product.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';

test('an administrator fetches a model, sees how it comes and what went wrong, and removes it', async ({
  browser,
}) => {
  test.slow(); // a product of its own is started
  const offered = await startFakeModels(['en-es', 'en-fr']);
  const product = await launchProduct({
    MT_MODEL_LIST_URL: offered.source.listUrl,
    MT_MODEL_FILES_URL: offered.source.filesUrl,
  });
  const storageState = await signInWithLink(product.address, product.signInLink ?? '');
  const context = await browser.newContext({ baseURL: product.address, locale: 'en-US', storageState });
  const page = await context.newPage();
  await page.goto('/engine/settings');
  const section = page.getByRole('region', { name: 'Translation models on this machine' });
  const fetchOf = async (name: string) => {
    await section.getByRole('button', { name: 'Add model' }).click();
    await page.getByRole('button', { name: `Download “${name}”` }).click();
    await expect(page.getByText(/Licence: MPL-2\.0\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Download', exact: true }).last().click();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await expect(section.getByText('There is no model yet.', { exact: false })).toBeVisible();

  await fetchOf('English → Spanish');
  await expect(section.getByText(/Version 3\.0/)).toBeVisible({ timeout: 30_000 });
  await expect(section.getByText(/of disk in all/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bergamot' }).first()).toContainText('Ready');

  offered.fail('slow');
  await fetchOf('English → French');
  await expect(section.getByText('Downloading “English → French”')).toBeVisible({ timeout: 30_000 });
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByText('Downloading', { exact: false })).toHaveCount(0);

  offered.fail('damaged', 'damaged');
  await fetchOf('English → French');
  await expect(section.getByText(/has a wrong checksum/)).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await section.getByRole('button', { name: 'Give up' }).click();

  await section.getByRole('button', { name: 'Remove “English → Spanish”' }).click();
  await page.getByRole('button', { name: 'Remove model' }).click();
  await expect(section.getByText('There is no model yet.', { exact: false })).toBeVisible();
  await context.close();
  await product.stop();
  await offered.stop();
});
