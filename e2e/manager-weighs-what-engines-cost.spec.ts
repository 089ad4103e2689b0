import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { projectsApi } from '@transloom/contracts/projects';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '@transloom/server/testing/fake-engines/fake-openai';
import { callProduct } from './setup/call-product.ts';
import { chooseEngine } from './setup/choose-engine.ts';
import { chooseOption } from './setup/choose-option.ts';
import { editorOf } from './setup/editor-test.ts';
import { type LaunchedProduct, launchProduct } from './setup/launch-product.ts';
import { dropFiles } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

// One product for all: a model at the end of a wire, and a project that goes on.
test.describe.configure({ mode: 'serial' });

/** The machine may do much else. */
const workMs = 90_000;
const sentences = ['Open the big valve.', 'Wait for a while.', 'Close the big valve.'];

let model: FakeEngine;
let product: LaunchedProduct;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  model = await startFakeOpenAi();
  product = await launchProduct({ PRIVATE_ENGINE_HOSTS: '127.0.0.1' });
  const storageState = await signInWithLink(product.address, product.signInLink ?? '');
  const look = { locale: 'en-US', reducedMotion: 'reduce' } as const;
  context = await browser.newContext({ ...look, baseURL: product.address, storageState });
  page = await context.newPage();
  await page.goto('/engine/settings');
  await callProduct(page, engineConnectionsApi.addConnection, {
    vendor: 'openai-compatible',
    name: 'Loom',
    settings: { baseUrl: model.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
    price: { currency: 'USD', unit: 'tokens', source: 2_500, target: 10_000 },
    moneyPerMonth: 500,
  });
});
test.afterEach(() => model.heal());
test.afterAll(async () => {
  await context.close();
  await product.stop();
  await model.stop();
});

const row = () => page.getByRole('row').filter({ hasText: 'manual.txt' });

test('the cost of files is shown before they become a project, with the rest of the month', async () => {
  await page.goto('/project/new');
  await dropFiles(page, [{ name: 'manual.txt', content: sentences.join('\n') }]);
  await toProjectSettings(page);
  await chooseOption(page, page.getByLabel('Source language'), 'English');
  await chooseOption(page, page.getByLabel('Target languages'), 'Spanish');
  await page.keyboard.press('Escape');
  await chooseEngine(page, 'Engine for Spanish', 'Loom');
  const asked = model.requests.length;
  await page.getByRole('button', { name: 'Estimate usage and cost' }).click();
  await expect(page.getByText(/^about (?:US)?\$[\d.]+, at most (?:US)?\$[\d.]+$/)).toBeVisible({
    timeout: workMs,
  });
  await expect(page.getByText(/\$500\.00$/)).toBeVisible();
  expect(model.requests.length).toBe(asked);
  expect(await seriousFaults(page)).toEqual([]);
  model.fail('payment-required');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(row().getByText('The engine failed on 3 segments')).toBeVisible({ timeout: workMs });
});

test('before it is tried again it says what that will cost, and afterwards what it has cost', async () => {
  await row().getByRole('button', { name: 'Try again: manual.txt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try “manual.txt” again?' });
  await dialog.getByRole('button', { name: 'Estimate usage and cost' }).click();
  await expect(dialog.getByText(/^about (?:US)?\$[\d.]+, at most (?:US)?\$[\d.]+$/)).toBeVisible({
    timeout: workMs,
  });
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(row().getByText('Ready to edit')).toBeVisible({ timeout: workMs });
  await expect(row().getByText(/^(?:US)?\$\d+\.\d\d$/)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('reading a newer file again says what its new sentence will cost', async () => {
  await page.getByRole('tab', { name: 'Document settings' }).click();
  await page.getByRole('button', { name: 'Read again: manual.txt' }).click();
  const drawer = page.getByRole('dialog');
  await dropFiles(page, [{ name: 'manual.txt', content: [...sentences, 'One more sentence.'].join('\n') }]);
  await expect(drawer.getByText('Uploaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Estimate usage and cost' }).click();
  await expect(drawer.getByText(`${'One more sentence.'.length} characters`)).toBeVisible({
    timeout: workMs,
  });
  await expect(drawer.getByText(`${sentences.join('').length} characters`)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('what engines did stands month by month in the settings, and how much people changed of it in the project', async () => {
  await page.getByRole('tab', { name: 'Post-editing' }).click();
  await expect(page.getByText('No machine translation confirmed yet')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Project File' }).click();
  await row().getByRole('link').click();
  const editor = editorOf(page);
  await editor.enter(1);
  await page.keyboard.press('Enter');
  await expect(editor.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.saved).toBeVisible();
  const projectId = (await callProduct(page, projectsApi.listProjects, {})).records[0]?.projectId;
  await page.goto(`/project/list?projectId=${projectId}&tab=postEditing`);
  const line = page.getByRole('row').filter({ hasText: 'Loom' });
  await expect(line.getByText('100%').first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.goto('/engine/settings?tab=use');
  const use = page.getByRole('region', { name: 'Use', exact: true });
  await use.scrollIntoViewIfNeeded();
  const month = use.getByRole('row').filter({ hasText: 'Loom' });
  await expect(month.getByText(/^(?:US)?\$\d+\.\d\d$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await use.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(await seriousFaults(page)).toEqual([]);
});
