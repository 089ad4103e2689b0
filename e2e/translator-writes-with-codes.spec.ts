import { expect, type Page } from '@playwright/test';
import { letterOf, manualOf } from './setup/editor-files.ts';
import { editorOf, test } from './setup/editor-test.ts';

/** Types as an input method does: the text changes until it is chosen. */
async function compose(page: Page, steps: readonly string[], chosen: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const text of steps)
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
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

// Rule D3.48 of the specification.
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

// Rule D5.36 of the specification.
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
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await client.send('Input.insertText', { text: '字' });
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.row(2).getByLabel('Not confirmed')).toBeVisible();
  await expect(editor.target(2)).toHaveText('粗体字');
  await expect(editor.saved).toBeVisible();
  await page.reload();
  await expect(editor.target(2)).toHaveText('粗体字');
});
