import { expect, type Page } from '@playwright/test';
import { enginesApi } from '@transloom/contracts/engines';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { callProduct, type MadeFile } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

/** Each journey has words of its own, because what one confirms the memory offers the next. */
function letterOf(color: string): MadeFile {
  const sentences = ['The house is red', 'The garden is green', 'The door is open', 'The roof is old'];
  return {
    name: `${color}.txt`,
    content: sentences.map((sentence) => `${sentence}, ${color}.`).join('\n\n'),
  };
}

function manualOf(color: string): MadeFile {
  const body = [
    paragraph(run('Press '), run(color, '<w:color w:val="FF0000"/>'), run(' and wait.')),
    paragraph(run('Bold '), run('words', '<w:b/>'), run(` in ${color}.`)),
    paragraph(run(`The house is ${color}.`)),
    paragraph(run(`Two lines`), '<w:r><w:br/></w:r>', run(`in ${color}`)),
  ];
  return { name: `${color}.docx`, content: buildDocx({ body }) };
}

/** Types as an input method does: the text changes until it is chosen. */
async function compose(page: Page, steps: readonly string[], chosen: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const text of steps)
    await client.send('Input.imeSetComposition', {
      ...{ text, selectionStart: text.length, selectionEnd: text.length },
    });
  await client.send('Input.insertText', { text: chosen });
}

async function pasteInto(page: Page, content: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (parts) => {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, content);
  await page.keyboard.press('Control+v');
}

test('Enter confirms and goes to the next unconfirmed; the file remembers', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('amber')));
  await editor.enter(1);
  await page.keyboard.type('La casa es roja.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.type('El jardín es verde.');
  await page.keyboard.press('Control+Enter');
  await expect(editor.target(3)).toBeFocused();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(editor.target(4)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.target(3)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('An empty translation cannot be confirmed')).toBeVisible();
  await editor.enter(2);
  await page.keyboard.press('Control+Alt+u');
  await expect(editor.row(2).getByLabel('Not confirmed')).toBeVisible();
  await expect(editor.target(2)).toHaveText('El jardín es verde.');
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();
  await page.reload();
  await expect(editor.target(1)).toHaveText('La casa es roja.');
  await expect(editor.row(2).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.row(3).getByLabel('Not confirmed')).toBeVisible();
});

test('what was done can be undone and done again, in the text and over segments', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('blue')));
  await editor.enter(1);
  await page.keyboard.type('La casa.');
  await page.keyboard.press('Control+z');
  await expect(editor.target(1)).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(editor.target(1)).toHaveText('La casa.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.press('Control+Insert');
  await expect(editor.target(2)).toHaveText('The garden is green, blue.');
  await page.keyboard.press('Control+d');
  await expect(editor.target(2)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(editor.target(2)).toHaveText('The garden is green, blue.');
  await page.keyboard.press('Control+z');
  await expect(editor.target(2)).toHaveText('');
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(editor.target(1)).toBeFocused();
  await expect(editor.row(1).getByLabel('Not confirmed')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(editor.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.row(1).getByLabel('Not confirmed')).toBeVisible();
  await expect(editor.target(1)).toBeFocused();
  await page.keyboard.press('Alt+c');
  await expect(editor.target(1)).toHaveText('The house is red, blue.');
});

test('a confirmed pair is offered at once for a similar sentence', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentences = ['The kitchen table has four legs.', 'The kitchen table has five legs.'];
  await editor.open(await makeDocument({ name: 'table.txt', content: sentences.join('\n\n') }));
  await editor.enter(1);
  await page.keyboard.type('La mesa de la cocina tiene cuatro patas.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  const matches = page.getByRole('complementary');
  await expect(matches.getByRole('article').first()).toContainText('La mesa de la cocina');
  await expect(matches.locator('ins')).toHaveText('five');
  await page.keyboard.press('Control+1');
  await expect(editor.target(2)).toHaveText('La mesa de la cocina tiene cuatro patas.');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.row(2).getByText(/TM \d+%/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(editor.target(2)).toHaveText('');
});

test('the machine translates on demand, where an engine is installed', async ({ ann, makeDocument }) => {
  const path = await makeDocument({ name: 'red.txt', content: 'The small house is red.\n\nThe dog sleeps.' });
  const engines = await callProduct(ann, enginesApi.enginesForPair, { source: 'en', target: 'es' });
  test.skip(!engines.some(({ key, state }) => key === 'apertium' && state === 'ready'), 'needs Apertium');
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
    ...{ key: 'loom', vendor: 'openai', name: 'Loom', state: 'ready', needs: [], failure: null },
    ...{ failureMessage: null, failingSince: null, pairs: null, local: false, slow: false },
  };
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

test('codes are chips that can be taken out, put back, and moved', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(manualOf('coral')));
  await editor.enter(1);
  const chips = editor.target(1).locator('[data-code]');
  await page.keyboard.press('Alt+c');
  await expect(chips).toHaveCount(2);
  await chips.first().click();
  await page.keyboard.press('Delete');
  await expect(chips).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(chips).toHaveCount(2);
  await page.keyboard.press('F8');
  await expect(chips).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(chips).toHaveCount(2);
  await page.keyboard.press('Control+d');
  await page.keyboard.type('Pulse  y espere.');
  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  await expect(chips).toHaveCount(2);
  await chips.last().dragTo(editor.target(1), { targetPosition: { x: 12, y: 18 } });
  await expect(chips).toHaveCount(2);
  await expect(editor.target(1)).not.toHaveText(/\.\d\d$/);
  await page.keyboard.press('Shift+Enter');
  await expect(chips).toHaveCount(2);
  await editor.enter(4);
  await page.keyboard.type('Dos líneas');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('en coral');
  await expect(editor.target(4).locator('[data-code]')).toHaveCount(1);
  await expect(editor.target(4)).toHaveText(/^Dos líneas.+en coral$/);
  await editor.enter(1);
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();
});

test('styles only where the format has them', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(manualOf('denim')));
  await editor.enter(3);
  await page.keyboard.type('La casa');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(editor.target(3).locator('strong')).toHaveText('La casa');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+u');
  await expect(editor.target(3).locator('strong em u, strong u em, em strong u')).toHaveText('La casa');
  await editor.open(await makeDocument(letterOf('ebony')));
  await editor.enter(1);
  await page.keyboard.type('La casa');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(editor.target(1).locator('strong')).toHaveCount(0);
  await pasteInto(page, { 'text/html': '<p><b>uno</b></p><p>dos<br>tres</p>', 'text/plain': 'x' });
  await expect(editor.target(1)).toHaveText('uno dos tres');
  await expect(editor.target(1).locator('strong, b')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await pasteInto(page, { 'text/plain': 'line one\nline two' });
  await expect(editor.target(1)).toHaveText('line one line two');
});

test('an input method writes Chinese beside codes and in bold, and its Enter confirms nothing', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(manualOf('fawn'), { target: 'zh-CN' }));
  await editor.enter(1);
  await page.keyboard.press('Alt+c');
  await expect(editor.target(1)).toContainText('wait.');
  await page.keyboard.press('Home');
  await compose(page, ['q', 'qing', '请'], '请');
  await page.keyboard.press('End');
  await compose(page, ['d', 'deng'], '等');
  await expect(editor.target(1)).toContainText('请Press');
  await expect(editor.target(1)).toContainText('wait.等');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('F8');
  await compose(page, ['a', 'an'], '按');
  await page.keyboard.press('F8');
  await compose(page, ['d', 'deng'], '等');
  await expect(editor.target(1)).toHaveText('1按1等');
  await editor.enter(2);
  await page.keyboard.press('Control+b');
  await compose(page, ['c', 'cu'], '粗');
  await compose(page, ['t', 'ti'], '体');
  await expect(editor.target(2).locator('strong')).toHaveText('粗体');

  const client = await ann.newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'zi', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.dispatchKeyEvent', {
    ...{ type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 },
  });
  await client.send('Input.insertText', { text: '字' });
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.row(2).getByLabel('Not confirmed')).toBeVisible();
  await expect(editor.target(2)).toHaveText('粗体字');
  await expect(editor.saved).toBeVisible();
  await page.reload();
  await expect(editor.target(2)).toHaveText('粗体字');
});

test('the search and the filters list segments, and the row under work stays', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('gold')));
  await editor.enter(2);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('roof');
  await expect(page.getByText('1 segment', { exact: true })).toBeVisible();
  await expect(editor.row(4).locator('mark')).toHaveText('roof');
  await expect(page.getByRole('searchbox').or(page.getByLabel('Find in source'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.target(4)).toBeFocused();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(editor.target(4)).toBeFocused();
  await page.getByRole('button', { name: 'Unconfirmed' }).click();
  await editor.enter(1);
  await page.keyboard.type('La casa es roja.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.saved).toBeVisible();
  await expect(editor.target(1)).toBeVisible();
  await page.getByRole('button', { name: 'Unconfirmed' }).click();
  await expect(editor.target(1)).toBeHidden();
});

test('a press puts the caret where it was pressed', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('hazel')));
  await editor.enter(1);
  await page.keyboard.press('Alt+c');
  await editor.enter(2);
  await editor.target(1).click({ position: { x: 8, y: 20 } });
  await expect(editor.target(1)).toBeFocused();
  await page.keyboard.type('¡');
  await expect(editor.target(1)).toHaveText('¡The house is red, hazel.');
  await editor.row(3).getByText('The door is open, hazel.').click();
  await expect(editor.target(3)).toBeFocused();
});

test('the shortcuts, the font size and the panel can be reached by keyboard', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('ivory')));
  await editor.enter(1);
  await page.keyboard.press('Alt+h');
  const dialog = page.getByRole('dialog', { name: 'Editor shortcuts' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor.target(1)).toBeFocused();
  const smaller = page.getByRole('button', { name: 'Smaller text' });
  await smaller.focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (let step = 0; step < 4; step++) await smaller.click();
  await expect(page.getByText('Already at minimum size')).toBeVisible();
  await expect(editor.target(1)).toHaveCSS('font-size', '12px');
  const larger = page.getByRole('button', { name: 'Larger text' });
  for (let step = 0; step < 13; step++) await larger.click();
  await expect(page.getByText('Already at maximum size').first()).toBeVisible();
  const panel = page.getByRole('complementary');
  const before = (await panel.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Resize the panel' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(before + 16);
});

test('a right-to-left target is written from the right', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('jade'), { target: 'ar' }));
  await expect(editor.target(1)).toHaveAttribute('dir', 'rtl');
  await editor.enter(1);
  await page.keyboard.type('المنزل أحمر.');
  await page.keyboard.press('Enter');
  await expect(editor.target(1)).toHaveText('المنزل أحمر.');
});

for (const theme of ['light', 'dark'])
  test(`nothing serious stands in the way of a screen reader (${theme})`, async ({ ann, makeDocument }) => {
    const page = await ann.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const editor = editorOf(page);
    await editor.open(await makeDocument(manualOf(`orchid ${theme}`)));
    await editor.enter(1);
    await page.keyboard.press('Alt+c');
    await page.keyboard.press('Enter');
    await expect(editor.target(2)).toBeFocused();
    for (const tab of ['Memory', 'MT', 'History']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await seriousFaults(page)).toEqual([]);
    }
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

test('a document that may only be read refuses with words', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  await page.route('**/api/editor/documents/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.editable = false;
    await route.fulfill({ response, json: answer });
  });
  const editor = editorOf(page);
  await editor.open(await makeDocument(letterOf('quartz')));
  await editor.target(2).click();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('No editing permissions at the moment')).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.target(3)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
});
