import { expect, test } from '@playwright/test';
import { startFakeHub } from '@transloom/server/testing/fake-hub';
import { startFakeModels } from '@transloom/server/testing/fake-models';
import { onnxModelFiles } from '@transloom/server/testing/tiny-models/write-onnx-model';
import { launchProduct } from './setup/launch-product.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';

test('an administrator fetches models, offered ones and one of a hub, sees how it comes and what went wrong, and removes it', async ({
  browser,
}) => {
  test.slow(); // a product of its own is started
  const offered = await startFakeModels(['en-es', 'en-fr']);
  const hub = await startFakeHub({ 'Maker/opus-mt-en-zh': onnxModelFiles({}) });
  const product = await launchProduct({
    MT_MODEL_LIST_URL: offered.source.listUrl,
    MT_MODEL_FILES_URL: offered.source.filesUrl,
    MT_MODEL_HUB_URL: hub.url,
  });
  const storageState = await signInWithLink(product.address, product.signInLink ?? '');
  const context = await browser.newContext({ baseURL: product.address, locale: 'en-US', storageState });
  const page = await context.newPage();
  await page.goto('/engine/settings?tab=machine');
  const section = page.getByRole('region', { name: 'Translation models on this machine' });
  const fetchOf = async (name: string) => {
    await section.getByRole('button', { name: 'Add model' }).click();
    await page.getByRole('button', { name: `Download “${name}”` }).click();
    await expect(page.getByText(/License: MPL-2\.0\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Download', exact: true }).last().click();
    await page.getByRole('dialog', { name: 'Add model' }).getByRole('button', { name: 'Close' }).click();
  };
  await expect(section.getByText('There is no model yet.', { exact: false })).toBeVisible();

  await fetchOf('English → Spanish');
  await expect(section.getByText(/Version 3\.0/)).toBeVisible({ timeout: 30_000 });
  await expect(section.getByText(/of disk in all/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bergamot' }).first()).toContainText('Ready');

  offered.fail('slow');
  await fetchOf('English → French');
  await expect(section.getByText('Downloading', { exact: true })).toBeVisible({ timeout: 30_000 });
  await section.getByRole('button', { name: 'Stop “English → French”' }).click();
  await expect(section.getByText('Stopped', { exact: true })).toBeVisible();

  offered.fail('damaged', 'damaged');
  await section.getByRole('button', { name: 'Resume “English → French”' }).click();
  await expect(section.getByText(/has a wrong checksum/)).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await section.getByRole('button', { name: 'Delete “English → French”' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(section.getByText('English → French')).toBeHidden();

  await section.getByRole('button', { name: 'Remove “English → Spanish”' }).click();
  await page.getByRole('button', { name: 'Remove model' }).click();
  await expect(section.getByText('There is no model yet.', { exact: false })).toBeVisible();

  await section.getByRole('button', { name: 'Download from a hub' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Repository').fill('Maker/nothing');
  await form.getByRole('button', { name: 'Look at the model' }).click();
  await expect(form.getByText('No model “Maker/nothing” is offered.')).toBeVisible();
  await form.getByLabel('Repository').fill('Maker/opus-mt-en-zh');
  await form.getByRole('button', { name: 'Look at the model' }).click();
  await expect(form.getByRole('link', { name: 'cc-by-4.0' })).toBeVisible();
  await expect(form.getByText(/^sha256:[\da-f]{64}$/).first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  hub.fail('slow');
  await form.getByRole('button', { name: /^Download [\d.]+ kB$/ }).click();
  await section.getByRole('button', { name: 'Stop “Maker/opus-mt-en-zh”' }).click();
  await section.getByRole('button', { name: 'Resume “Maker/opus-mt-en-zh”' }).click();
  await expect(section.getByText('Commit ccccccc', { exact: false })).toBeVisible({ timeout: 30_000 });
  await context.close();
  await product.stop();
  await offered.stop();
  await hub.stop();
});
