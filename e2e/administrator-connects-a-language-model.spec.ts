import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { limits } from '@transloom/contracts/limits';
import { translationsApi } from '@transloom/contracts/translations';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '@transloom/server/testing/fake-engines/fake-openai';
import { fakeTranslation } from '@transloom/server/testing/fake-engines/fake-translation';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { editorOf } from './setup/editor-test.ts';
import { type LaunchedProduct, launchProduct } from './setup/launch-product.ts';
import { madeCorpus } from './setup/made-corpus.ts';
import { makeDocument } from './setup/make-document.ts';
import { dropFiles } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';

// One product for all: a model at the end of a wire, which each of them needs.
test.describe.configure({ mode: 'serial' });

/** The machine may do much else. */
const workMs = 90_000;

let model: FakeEngine;
let product: LaunchedProduct;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  // Writes capitals, and behind them the words it was given for what is in the text.
  model = await startFakeOpenAi((text, { to, terms }) =>
    [
      fakeTranslation(text, to),
      ...terms.flatMap(({ source, target }) => (text.includes(source) ? target : [])),
    ].join(' '),
  );
  product = await launchProduct({ PRIVATE_ENGINE_HOSTS: '127.0.0.1' });
  const storageState = await signInWithLink(product.address, product.signInLink ?? '');
  const look = { locale: 'en-US', reducedMotion: 'reduce' } as const;
  const permissions = ['clipboard-read', 'clipboard-write'];
  context = await browser.newContext({ ...look, baseURL: product.address, storageState, permissions });
  page = await context.newPage();
});
test.afterEach(() => model.heal());
test.afterAll(async () => {
  await context.close();
  await product.stop();
  await model.stop();
});

const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('one is found in the catalogue, refused with a wrong key, connected, and says since when it fails', async () => {
  await page.goto('/engine/settings?tab=catalogue');
  const catalogue = page.getByRole('region', { name: 'Engine catalog' });
  await catalogue.getByLabel('Find an engine by name').fill('compatible');
  await catalogue.getByRole('button', { name: 'Connect “OpenAI-compatible”' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: true }).fill('Loom');
  await drawer.getByLabel('Address').fill(model.baseUrl);
  await drawer.getByLabel('Model', { exact: true }).fill(fakeOpenAiModel);
  await drawer.getByLabel('API key').fill('wrong');
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText('The engine did not pass')).toBeVisible();
  await drawer.getByLabel('API key').fill(fakeOpenAiKey);
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText(/^The engine works/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Ready' }).click();
  await expect(cardOf('Loom').getByText('Ready')).toBeVisible();

  model.fail('unauthorized');
  await cardOf('Loom').getByRole('button', { name: 'Test “Loom”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(cardOf('Loom').getByText('Failing')).toBeVisible();
  await expect(cardOf('Loom').getByText('First failed', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  model.heal();
  await cardOf('Loom').getByRole('button', { name: 'Test “Loom”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(cardOf('Loom').getByText('Ready')).toBeVisible();
});

test('one that fails rests, says until when, and works again without a reload, here and in the editor', async () => {
  const { connectionId: engineKey } = await callProduct(page, engineConnectionsApi.addConnection, {
    vendor: 'openai-compatible',
    name: 'Frail',
    settings: { baseUrl: model.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
  });
  const line = cardOf('Frail');
  const editor = await context.newPage();
  await editor.goto(await makeDocument(page, { name: 'rest.txt', content: 'One more try.' }, { engineKey }));
  await editorOf(editor).enter(1);
  await editor.getByRole('tab', { name: 'MT' }).click();
  const panel = editor.getByRole('complementary');
  await panel.getByLabel('Engine', { exact: true }).click();
  await editor.locator('.ant-select-dropdown').getByTitle('Frail', { exact: true }).click();
  await expect(panel.getByRole('article')).toContainText('Frail', { timeout: workMs });
  await expect(line.getByText('Ready')).toBeVisible();
  model.fail('server-error');
  for (const text of ['First try.', 'Second try.', 'Third try.'])
    await callProduct(page, translationsApi.translate, {
      engineKey,
      texts: [text],
      sourceLanguage: 'en',
      targetLanguage: 'es',
    });
  await expect(line.getByText(/failed or did not answer/)).toBeVisible({ timeout: workMs });
  // Both before the rest is over.
  await Promise.all([
    expect(line.getByText(/^First failed .+ asked again in/)).toBeVisible(),
    expect(panel.getByText(/asked again in/)).toBeVisible(),
  ]);
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(editor)).toEqual([]);
  model.heal();
  await line.getByRole('button', { name: 'Test “Frail”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(line.getByText('Ready')).toBeVisible();
  await expect(panel.getByText(/asked again in/)).toBeHidden();
  await editor.close();
  await callProduct(page, engineConnectionsApi.removeConnection, { connectionId: engineKey });
  await expect(line).toBeHidden();
});

test('its budget is set, and a spent budget refuses requests with the reason', async () => {
  await page.goto('/engine/settings');
  await cardOf('Loom').getByRole('button', { name: 'Change “Loom”' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Most characters a month').fill('8');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf('Loom').getByText('0 of 8 characters this month', { exact: false })).toBeVisible();
  await startComparison('The dog sleeps in the garden.', ['Loom']);
  await expect(page.getByRole('list', { name: 'Translations' }).getByText(/month/)).toBeVisible();
  const [connection] = await callProduct(page, engineConnectionsApi.listConnections, {});
  await callProduct(page, engineConnectionsApi.changeConnection, {
    connectionId: connection?.connectionId ?? '',
    vendor: 'openai-compatible',
    name: 'Loom',
    settings: connection?.settings ?? {},
  });
});

test('two are compared as they write; one is stopped and asked again, a vote brings the names', async () => {
  await callProduct(page, engineConnectionsApi.addConnection, {
    vendor: 'openai-compatible',
    name: 'Shuttle',
    settings: { baseUrl: model.baseUrl, model: fakeOpenAiModel, apiKey: fakeOpenAiKey },
  });
  await page.goto('/engine/config');
  await chooseOption(page, page.getByRole('combobox', { name: 'Source language' }), 'English');
  await chooseOption(page, page.getByLabel('Target language'), 'Spanish');
  await page.getByRole('button', { name: 'Customize terms' }).click();
  const drawer = page.getByRole('dialog');
  const add = drawer.getByRole('button', { name: 'Add a term' });
  for (let row = 0; row < limits.comparedTerms; row++) {
    if (row > 0) await add.click();
    await drawer
      .getByLabel('Source')
      .nth(row)
      .fill(row === 0 ? 'dog' : `word ${row}`);
    await drawer
      .getByLabel('Translation')
      .nth(row)
      .fill(row === 0 ? 'perro' : `palabra ${row}`);
  }
  await expect(add).toBeDisabled();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The terms are saved')).toBeVisible();

  model.failInTurn([undefined, 'hang-midway']);
  await fillComparison('The dog sleeps in the garden, and nobody wakes it before noon.', ['Loom', 'Shuttle']);
  const answers = page.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(answers.getByText(/^THE DOG SLEEPS .* NOON\. perro$/)).toHaveCount(1);
  await expect(answers.getByText(/^THE [^.]*$/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /is best$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(answers.getByText('Stopped; the translation is not whole.')).toBeVisible();
  await expect.poll(() => model.hangUps).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);

  await answers.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /is best$/ })).toHaveCount(2);
  await expect(answers.getByText('Terms 1/1', { exact: false })).toHaveCount(2);
  await answers.first().getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^THE DOG .* perro$/);
  await expect(answers.getByText('Loom')).toHaveCount(0);
  await page.getByRole('button', { name: 'Translation A is best' }).click();
  await expect(answers.first().getByText('Your choice')).toBeVisible();
  await expect(answers.first().getByText('Won 1 of 1', { exact: false })).toBeVisible();
  await expect(answers.getByText('Loom')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

for (const { kind, path, title } of [
  { kind: 'RAG', path: '/engine/ragCreate', title: 'New RAG engine' },
  { kind: 'Instructed', path: '/engine/create', title: 'New instructed engine' },
]) {
  test(`an engine of the kind ${kind} is built on it, measured beside it, and taken away`, async () => {
    test.setTimeout(2 * workMs);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(kind);
    await chooseOption(page, page.getByRole('combobox', { name: 'Tags' }), 'Literature');
    await page.keyboard.press('Escape');
    await page.getByLabel('Description').fill('Tales for children');
    await page.getByRole('button', { name: 'Next' }).click();
    await chooseOption(page, page.getByRole('combobox', { name: 'Source language' }), 'English');
    await chooseOption(page, page.getByLabel('Target language'), 'Spanish');
    await dropFiles(page, [madeCorpus()]);
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Base engine').click();
    await page.getByTitle('Loom', { exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('combobox', { name: 'Style' }).click();
    await page.getByTitle('Informal', { exact: true }).click();
    await page.getByLabel('Curated examples').fill('The house stands. = La casa está en pie.');
    await page.getByRole('button', { name: 'Add a term' }).click();
    await page.getByLabel('Source of term 1').fill('house');
    await page.getByLabel('Translation of term 1').fill('casa');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create engine' }).click();
    await expect(page.getByText('Ready to train', { exact: true })).toBeVisible({ timeout: workMs });
    await page.getByRole('button', { name: 'Train' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'v1' }).getByText('Measured')).toBeVisible({
      timeout: workMs,
    });
    await page.getByRole('tab', { name: 'Comparison' }).click();
    await expect(page.getByRole('columnheader', { name: 'Base engine' })).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: /THE [A-Z]+ [A-Z]+ STANDS/ })
        .first(),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const { engines } = await callProduct(page, customEnginesApi.listCustomEngines, {});
    for (const { customEngineId } of engines)
      await callProduct(page, customEnginesApi.deleteCustomEngine, { customEngineId });
  });
}

async function startComparison(text: string, engines: readonly string[]): Promise<void> {
  await page.goto('/engine/config');
  await chooseOption(page, page.getByRole('combobox', { name: 'Source language' }), 'English');
  await chooseOption(page, page.getByLabel('Target language'), 'Spanish');
  await fillComparison(text, engines);
}

async function fillComparison(text: string, engines: readonly string[]): Promise<void> {
  const chosen = page.getByLabel('Choose engines');
  // The page opens with the engines that are ready.
  for (let taken = 0; taken < limits.comparedEngines; taken++) await chosen.press('Backspace');
  for (const name of engines) await chooseOption(page, chosen, name);
  await page.keyboard.press('Escape');
  await page.getByLabel('Text to compare').fill(text);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
}

/** Once no button waits any more: until then it is paler. */
async function faultsOf(shown: Page): Promise<string[]> {
  await expect(shown.locator('.ant-btn-loading')).toHaveCount(0);
  return seriousFaults(shown);
}
