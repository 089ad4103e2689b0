import { expect } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';
import { dropFiles } from './setup/people.ts';

const before = 'The tower is tall.\n\nIts bell is silent.\n';
const after = 'The tower is tall.\n\nIts bell rings again.\n\nPeople listen.\n';

test('a newer file keeps the translations of what did not change', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const address = await makeDocument({ name: 'tower.txt', content: before });
  await editor.open(address);
  await editor.enter(1);
  await page.keyboard.type('La torre es alta.');
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).first().click();
  await page.getByRole('tab', { name: 'Document settings' }).click();
  await page.getByRole('button', { name: 'Read again: tower.txt' }).click();
  const drawer = page.getByRole('dialog');
  await dropFiles(page, [{ name: 'tower-2.txt', content: after }]);
  await expect(drawer.getByText('Uploaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Read again', exact: true }).click();
  await expect(page.getByText('1 kept, 1 changed, 1 new, 0 removed')).toBeVisible({ timeout: 60_000 });

  await editor.open(address);
  await expect(editor.target(1)).toContainText('La torre es alta.');
  await expect(editor.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.row(2)).toContainText('Its bell rings again.');
  await expect(editor.row(3)).toContainText('People listen.');
});
