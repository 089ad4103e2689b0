import { expect } from '@playwright/test';
import { enginesApi } from '@transloom/contracts/engines';
import { callProduct } from './setup/call-product.ts';
import { letterOf } from './setup/editor-files.ts';
import { editorOf, test } from './setup/editor-test.ts';

test('the machine translates on demand, where an engine is installed', async ({ ann, makeDocument }) => {
  const engines = await callProduct(ann, enginesApi.enginesForPair, { source: 'en', target: 'es' });
  test.skip(!engines.some(({ key, state }) => key === 'apertium' && state === 'ready'), 'needs Apertium');
  const file = { name: 'red.txt', content: 'The small house is red.\n\nThe dog sleeps.' };
  const path = await makeDocument(file, { engineKey: 'apertium' });
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(path);
  await editor.enter(1);
  await page.keyboard.press('Control+m');
  await expect(editor.target(1)).toHaveText(/casa pequeña/i, { timeout: 20_000 });
  await expect(editor.row(1).getByText('MT')).toBeVisible();
  await expect(editor.target(1)).toBeFocused();
  await editor.enter(2);
  await page.getByRole('tab', { name: 'MT' }).click();
  const offer = page.getByRole('complementary').getByRole('article');
  await expect(offer).toContainText('Apertium', { timeout: 20_000 });
  await offer.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.target(2)).toHaveText(/perro/i);
  await expect(editor.target(2)).toBeFocused();
});

test('an engine that is slow can be stopped; one that fails says so, and can be asked again', async ({
  ann,
  makeDocument,
}) => {
  const path = await makeDocument(letterOf('ruby'));
  const page = await ann.newPage();
  const engine = {
    key: 'loom',
    vendor: 'openai',
    name: 'Loom',
    state: 'ready',
    needs: [],
    failure: null,
    failureMessage: null,
    failingSince: null,
    pairs: null,
    local: false,
    slow: false,
    teachable: true,
    writes: true,
  };
  // The project has it, too.
  await page.route(/\/api\/editor\/documents\/[^/]+(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.engine.engineKey = engine.key;
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/mt/engines/pair?*', (route) =>
    route.fulfill({ json: { status: 200, message: '', data: [engine] } }),
  );
  const neverAnswered = '**/api/editor/segments/*/translation';
  await page.route(neverAnswered, () => undefined);
  const editor = editorOf(page);
  await editor.open(path);
  await editor.enter(1);
  await page.getByRole('tab', { name: 'MT' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await page.unroute(neverAnswered);
  await panel.getByRole('button', { name: 'Ask Loom again' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByRole('button', { name: /again|retry/i })).toBeVisible();
});

test('a segment the engine failed on says why, and is listed among the problems', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  await page.route('**/api/editor/documents/*/segments?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.segments[1].failureMessage = 'The engine did not answer within 60 s.';
    await route.fulfill({ response, json: answer });
  });
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('pearl')));
  await expect(editor.row(2).getByLabel('The engine did not answer within 60 s.')).toBeVisible();
  await page.getByRole('button', { name: 'Problems' }).click();
  await expect(editor.target(2)).toBeVisible();
  await expect(editor.target(1)).toBeHidden();
});
