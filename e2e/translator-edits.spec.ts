import { expect } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';

const letter = {
  name: 'letter.txt',
  content: ['The house is red.', 'The garden is green.', 'The door is open.', 'The roof is old.'].join(
    '\n\n',
  ),
};

test('Enter confirms and goes to the next unconfirmed; the file remembers', async ({ ann, makeDocument }) => {
  const address = await makeDocument(letter);
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  await editor.enter(1);
  await page.keyboard.type('La casa es roja.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.type('El jardín es verde.');
  await page.keyboard.press('Control+Enter');
  await expect(editor.target(3)).toBeFocused();
  await expect(editor.saved).toBeVisible();
  await page.screenshot({ path: '/tmp/wb1.png' });
  await page.reload();
  await expect(editor.target(1)).toHaveText('La casa es roja.');
  await expect(editor.row(2).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.row(3).getByLabel('Not confirmed')).toBeVisible();
});
