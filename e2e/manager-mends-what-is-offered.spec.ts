import { expect } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';
import { makeTermBase } from './setup/make-term-base.ts';
import { seriousFaults } from './setup/serious-faults.ts';

/** Two by two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAD0lEQVR4nGNgYPgHRmAKABfeA/n0AEaqAAAAAElFTkSuQmCC',
  'base64',
);

test('a match that is wrong is mended, deleted and brought back from the editor', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentences = ['The dyer rinses the old cloth twice.', 'The dyer rinses the new cloth twice.'];
  await editor.open(await makeDocument({ name: 'dyer.txt', content: sentences.join('\n\n') }));
  await editor.enter(1);
  await page.keyboard.type('El tintorero aclara la tela vieja dos vezes.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  const match = page.getByRole('complementary').getByRole('article').filter({ hasText: 'El tintorero' });
  const drawer = page.getByRole('dialog');
  // Matches are asked anew once the confirmation is stored, and a card that was there before may be another one.
  await expect(editor.saved).toBeVisible();
  await expect(async () => {
    await match.getByRole('button', { name: 'Open the entry' }).click();
    await expect(drawer).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const target = drawer.getByLabel('Translation', { exact: true });
  await expect(target).toBeFocused();
  await target.fill('El tintorero aclara la tela vieja dos veces.');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
  await expect(match).toContainText('dos veces');
  await expect(editor.target(2)).toHaveText('');

  await match.getByRole('button', { name: 'Open the entry' }).click();
  await expect(drawer.getByText('dos vezes')).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 1 entry?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(match).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(match).toContainText('dos veces');
});

test('a match says how often it was used, once a text that was taken from it is confirmed', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentences = ['red', 'green', 'blue'].map((color) => `The weaver dyes the ${color} thread again.`);
  await editor.open(await makeDocument({ name: 'thread.txt', content: sentences.join('\n\n') }));
  await editor.enter(1);
  await page.keyboard.type('La tejedora tiñe otra vez el hilo rojo.');
  await page.keyboard.press('Enter');
  await expect(editor.target(2)).toBeFocused();
  const match = page.getByRole('complementary').getByRole('article').filter({ hasText: 'hilo rojo' });
  await expect(match).toBeVisible();
  await expect(match).not.toContainText('Used');
  await page.keyboard.press('Control+1');
  await expect(editor.target(2)).toHaveText('La tejedora tiñe otra vez el hilo rojo.');
  await page.keyboard.press('End');
  for (const _ of 'rojo.') await page.keyboard.press('Backspace');
  await page.keyboard.type('verde.');
  await page.keyboard.press('Enter');
  await expect(editor.target(3)).toBeFocused();
  await expect(match).toContainText('Used once, last');
  await match.getByRole('button', { name: 'Open the entry' }).click();
  await expect(page.getByRole('dialog').getByText(/^Used once, last/)).toBeVisible();
});

test('a term is looked at and changed from the editor', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await makeTermBase(ann, 'Madder and other dyes', [['madder', 'rauda']]);
  const file = { name: 'madder.txt', content: 'The madder is ground.' };
  await editor.open(await makeDocument(file, { target: 'lv' }));
  await editor.enter(1);
  const panel = page.getByRole('complementary');
  await panel.getByRole('tab', { name: 'Terms' }).click();
  await panel.getByRole('button', { name: 'Open the term “madder”' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Latvian term').fill('krapa');
  const image = drawer.locator('input[type=file]');
  await expect(image).toBeEnabled();
  await image.setInputFiles({ name: 'madder.png', mimeType: 'image/png', buffer: png });
  await expect(drawer.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(panel.getByText('krapa')).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Image of madder' })).toBeVisible();
});
