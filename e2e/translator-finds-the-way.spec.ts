import { expect } from '@playwright/test';
import { letterOf, manualOf } from './setup/editor-files.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

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

// Rules D2.19 and D5.41 of the specification.
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
    for (const tab of ['Suggestions', 'MT', 'QA', 'Comments', 'History', 'Replace']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await seriousFaults(page)).toEqual([]);
    }
  });

// Rule D6.4 of the specification.
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
