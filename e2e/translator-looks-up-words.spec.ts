import { expect } from '@playwright/test';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { makeMemory } from './setup/make-memory.ts';

test('marked words are looked up in the memories, and a translation goes where the caret is', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentences = ['The weaver mends a broken shuttle.', 'Nobody has seen the broken shuttles since.'];
  await editor.open(await makeDocument({ name: 'shuttle.txt', content: sentences.join('\n\n') }));
  await editor.enter(1);
  await page.keyboard.type('El tejedor repara una lanzadera rota.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.saved).toBeVisible();
  await page.keyboard.type('Nadie: ');

  await editor
    .row(2)
    .getByText(sentences[1] ?? '')
    .evaluate((text) => {
      const words = text.firstChild;
      if (words === null) return;
      const start = words.textContent?.indexOf('broken') ?? 0;
      window.getSelection()?.setBaseAndExtent(words, start, words, start + 'broken shuttles'.length);
    });
  await page.keyboard.press('Alt+k');
  const panel = page.getByRole('complementary');
  const field = panel.getByLabel('Find a word or phrase in the memories');
  await expect(field).toHaveValue('broken shuttles');
  const hit = panel.getByRole('article').filter({ hasText: 'lanzadera rota' });
  await expect(hit.locator('mark')).toHaveText('broken shuttle');
  await expect(hit.getByText('Phrase')).toBeVisible();
  await hit.getByRole('button', { name: 'Insert' }).click();
  await expect(editor.target(2)).toHaveText('Nadie: El tejedor repara una lanzadera rota.');
  await expect(editor.target(2)).toBeFocused();

  await page.keyboard.press('F3');
  await expect(field).toBeFocused();
  await field.fill('xylophone');
  await field.press('Enter');
  await expect(panel.getByText('No entries with “xylophone” in the memories.')).toBeVisible();
  await field.fill('lanzadera');
  await field.press('Enter');
  await expect(panel.locator('mark').first()).toHaveText('lanzadera');
  await field.fill('lanz');
  await expect(panel.locator('mark').first()).toHaveText('lanzadera');
  await expect(field).toHaveValue('lanz');
  await field.fill('lanzadera');
  await field.press('Enter');
  await panel.getByRole('button', { name: 'Source' }).click();
  await expect(panel.getByText('No entries with “lanzadera” in the memories.')).toBeVisible();
});

test('what the memories have of parts of a sentence stands below the matches', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentences = [
    'The dyed yarn of madder',
    'Whoever orders before noon gets the dyed yarn of madder at half the price, as long as there is any left.',
  ];
  await editor.open(await makeDocument({ name: 'madder.txt', content: sentences.join('\n\n') }));
  await editor.enter(1);
  await page.keyboard.type('El hilo teñido con rubia');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  const parts = page.getByRole('list', { name: 'Parts of the segment' });
  const part = parts.getByRole('listitem').filter({ hasText: 'El hilo teñido con rubia' });
  await expect(part.getByText('“the dyed yarn of madder”')).toBeVisible();
  await page.keyboard.type('Se vende: ');
  await part.getByRole('button', { name: 'Insert' }).click();
  await expect(editor.target(2)).toHaveText('Se vende: El hilo teñido con rubia');
});

test('more matches than the panel has room for scroll in it, above the line of the state', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentence = (number: number) => `The bobbin ${number} holds forty ells of yarn.`;
  const pairs = Array.from({ length: 9 }, (_, number) => ({
    sourceMarkup: sentence(number),
    targetMarkup: `Spole ${number}.`,
  }));
  await makeMemory(ann, 'Bobbins', pairs);
  await editor.open(await makeDocument({ name: 'bobbin.txt', content: sentence(77) }, { target: 'lv' }));
  await editor.enter(1);
  const last = page.getByRole('complementary').getByRole('article').last();
  await last.getByRole('button', { name: 'Apply' }).scrollIntoViewIfNeeded();
  await last.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.target(1)).toHaveText(/^Spole \d/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});

test('a match that is pressed while others come in is applied', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentence = (count: string) => `The heddle of ${count} shafts lifts the warp.`;
  const known = { sourceMarkup: `${sentence('nine')} Slowly.`, targetMarkup: 'Deviņas hevītes.' };
  const memoryId = await makeMemory(ann, 'Heddles', [known]);
  await editor.open(await makeDocument({ name: 'heddle.txt', content: sentence('eight') }, { target: 'lv' }));
  await editor.enter(1);
  const cards = page.getByRole('complementary').getByRole('article');
  const apply = cards.filter({ hasText: 'Deviņas hevītes.' }).getByRole('button', { name: 'Apply' });
  await expect(apply).toBeVisible();
  const place = await apply.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
  await page.mouse.down();
  const news = page.waitForResponse(
    async (response) => response.url().endsWith('/suggestions') && (await response.text()).includes('Četras'),
  );
  // A colleague adds a better match, which is listed above the one under the pointer.
  const better = { sourceMarkup: sentence('four'), targetMarkup: 'Četras hevītes.' };
  await callProduct(ann, memoryEntriesApi.addEntry, { memoryId, targetLanguage: 'lv', ...better });
  await news;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect(editor.target(1)).toHaveText('Deviņas hevītes.');
  await expect(cards.filter({ hasText: 'Četras hevītes.' })).toBeVisible();
});
