import { expect } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const sentences = ['The hinge of the lid is broken.', 'Two hinges hold the lid.'];
const file = { name: 'hinges.txt', content: sentences.join('\n\n') };

test('a translator adds a term from the text, is shown it, inserts it and sees where it is missing', async ({
  browserOf,
  makeDocument,
}) => {
  const page = await (await browserOf('cleo')).newPage();
  const editor = editorOf(page);
  // Icelandic is used by no other journey.
  await editor.open(await makeDocument(file, { target: 'is' }));
  const panel = page.getByRole('complementary');
  const mark = (number: number) => editor.row(number).locator('[data-source] [data-use]');
  await editor.enter(1);
  await panel.getByRole('tab', { name: 'Terms' }).click();
  await expect(panel.getByText('No terms in the source.')).toBeVisible();

  await page.keyboard.type('Hjör');
  await editor
    .row(1)
    .getByText('The hinge of the lid is broken.')
    .dblclick({ position: { x: 50, y: 24 } });
  await editor.target(1).dblclick({ position: { x: 24, y: 20 } });
  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('English')).toHaveValue('hinge');
  await expect(dialog.getByLabel('Icelandic')).toHaveValue('Hjör');
  await expect(
    dialog.getByText('There is no term base for these languages yet. A new one is created.'),
  ).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add term' }).click();
  await expect(dialog).toBeHidden();
  await expect(mark(1)).toHaveText('hinge');
  await expect(mark(1)).toHaveAttribute('data-use', 'used');
  await expect(panel.getByText('Used')).toBeVisible();

  await editor.target(1).fill('Lokið er brotið.');
  await expect(mark(1)).toHaveAttribute('data-use', 'missing');
  await expect(panel.getByText('Not in the translation')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  // Terms are also marked in segments that nobody edits.
  await expect(mark(2)).toHaveText('hinges');
  await editor.enter(2);
  await expect(mark(2)).toHaveText('hinges');
  await expect(mark(1)).toHaveAttribute('data-use', 'missing');
  await page.keyboard.type('Tvær ');
  await page.keyboard.press('Alt+1');
  await expect(editor.target(2)).toHaveText('Tvær Hjör');
  await panel.getByRole('button', { name: /^Insert .*Hjör$/ }).click();
  await expect(editor.target(2)).toHaveText('Tvær HjörHjör');
  await page.keyboard.press('Alt+2');
  await expect(page.getByText('There is no term translation 2')).toBeVisible();

  await page.keyboard.press('Control+e');
  await dialog.getByLabel('English').fill('Hinges');
  await expect(dialog.getByText(/already has similar terms: .*Hjör/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add term' }).click();
  await expect(dialog.getByText('Enter the translation')).toBeVisible();
});

test('of a word that is forbidden the editor says so, and offers the right one', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  // The demo's term base has the segment with a word that is not to be used for it.
  const sentence = { name: 'segment.txt', content: 'Confirm the segment, please.' };
  await editor.open(await makeDocument(sentence, { target: 'zh-CN' }));
  await editor.enter(1);
  const panel = page.getByRole('complementary');
  await panel.getByRole('tab', { name: 'Terms' }).click();
  await expect(panel.getByText('Forbidden')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Insert .*片段$/ })).toHaveCount(0);
  await page.keyboard.insertText('请确认该片段。');
  await expect(panel.getByText('Not to be used: 片段')).toBeVisible();
  await editor.target(1).fill('请确认该');
  await page.keyboard.press('Alt+1');
  await expect(editor.target(1)).toHaveText('请确认该句段');
  await expect(panel.getByText('Used')).toBeVisible();
});
