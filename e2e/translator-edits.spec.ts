import { expect } from '@playwright/test';
import { letterOf } from './setup/editor-files.ts';
import { editorOf, test } from './setup/editor-test.ts';

// Rules D5.44, D4.23 of the specification.
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

// Rules D4.26 and D4.27 of the specification.
test('Ctrl+Z takes a split, a merge and a replacement in many segments back', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const content = 'Open the old gate. Walk in.\n\nClose the old gate.';
  await editor.open(await makeDocument({ name: 'gate.txt', content }));
  for (const [number, target] of ['Abra el viejo portón.', 'Entre.', 'Cierre el viejo portón.'].entries()) {
    await editor.enter(number + 1);
    await page.keyboard.type(target);
  }
  await editor.enter(1);
  await page.keyboard.press('Control+j');
  await expect(editor.target(1)).toHaveText('Abra el viejo portón. Entre.');
  await page.keyboard.press('Control+z');
  await expect(editor.target(2)).toHaveText('Entre.');
  await expect(editor.target(1)).toHaveText('Abra el viejo portón.');
  await page.keyboard.press('Control+y');
  await expect(editor.target(1)).toHaveText('Abra el viejo portón. Entre.');
  await expect(page.getByText('Recovered')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(editor.target(2)).toHaveText('Entre.');

  await page.keyboard.press('Control+Alt+s');
  const cut = page.getByRole('dialog', { name: 'Split segment 1' });
  await cut.getByRole('button', { name: 'Split' }).click();
  await expect(editor.target(4)).toHaveText('Cierre el viejo portón.');
  await expect(cut).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(editor.target(3)).toHaveText('Cierre el viejo portón.');
  await expect(editor.target(1)).toHaveText('Abra el viejo portón.');

  await page.keyboard.press('Control+h');
  const panel = page.getByRole('complementary');
  await page.keyboard.type('viejo');
  await panel.getByLabel('Replace with').fill('antiguo');
  await panel.getByRole('button', { name: 'Find', exact: true }).click();
  await panel.getByRole('button', { name: /^Replace all/ }).click();
  await expect(editor.target(3)).toHaveText('Cierre el antiguo portón.');
  await editor.enter(2);
  await page.keyboard.press('Control+z');
  await expect(editor.target(3)).toHaveText('Cierre el viejo portón.');
  await expect(editor.target(1)).toHaveText('Abra el viejo portón.');
  await page.keyboard.press('Control+y');
  await expect(editor.target(1)).toHaveText('Abra el antiguo portón.');
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
