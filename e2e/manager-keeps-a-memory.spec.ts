import { expect, type Locator, type Page, test } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { signedIn } from './setup/people.ts';
import { savedFile } from './setup/saved-file.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { tmxOf } from './setup/tmx-of.ts';

test.use({ ...signedIn(), locale: 'en-US' });

/** Name of the memory that the current journey made; the next journey starts without it. */
let made = '';

test.afterEach(async ({ page }) => {
  const memories = await callProduct(page, memoriesApi.listMemories, { title: made });
  const memoryIds = memories.map(({ memoryId }) => memoryId);
  await callProduct(page, memoriesApi.deleteMemories, { memoryIds });
});

interface NewMemory {
  readonly name: string;
  readonly content: string;
  /** Latvian and Maltese are used by no other journey. */
  readonly targets?: readonly string[];
}

/** A memory from English out of a file. */
async function createMemory(
  page: Page,
  { name, content, targets = ['Latvian', 'Maltese'] }: NewMemory,
): Promise<Locator> {
  made = name;
  await page.goto('/asset/memory/index');
  await page.getByRole('button', { name: 'New memory' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: true }).fill(name);
  await chooseOption(page, drawer.getByLabel('Source language'), 'English');
  for (const target of targets) await chooseOption(page, drawer.getByLabel('Target languages'), target);
  await page.keyboard.press('Escape');
  const input = drawer.locator('input[type=file]:not([webkitdirectory])');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'houses.tmx', mimeType: 'text/xml', buffer: Buffer.from(content) });
  await expect(drawer.getByText('Uploaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Create memory' }).click();
  return drawer;
}

const houses = tmxOf('en', [
  { en: 'The house is red.', lv: 'Māja ir sarkana.', mt: 'Id-dar hija ħamra.' },
  { en: 'The roof is old.', lv: 'Jumts ir vecs.', mt: 'Is-saqaf huwa antik.' },
  { en: 'The roof is old.', lv: 'Jumts ir vecs.', mt: '' },
]);

// Rule D5.29 of the specification.
test('a memory of two languages is made from a file, and says what was left out', async ({ page }) => {
  const drawer = await createMemory(page, { name: 'Kept with a summary', content: houses });
  const count = (name: string) => drawer.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(drawer.getByText('All files are imported.')).toBeVisible();
  await expect(count('Imported')).toHaveText('4');
  await expect(count('Left out: duplicate')).toHaveText('1');
  await expect(count('Left out: empty')).toHaveText('1');
  await drawer.getByRole('link', { name: 'Open memory' }).click();
  await expect(page.getByRole('heading', { name: 'Kept with a summary' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Māja ir sarkana.' })).toBeVisible();
  await page.getByRole('tab', { name: 'Imports' }).click();
  await expect(page.getByText('duplicate 1 · empty 1')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('a file that cannot be read is named with its cause, and the memory stays', async ({ page }) => {
  const drawer = await createMemory(page, { name: 'Kept with a broken file', content: houses.slice(0, -60) });
  await expect(drawer.getByText(/“houses.tmx” ends too early/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Kept with a broken file' })).toBeVisible();
});

test('entries are found by content, changed, looked back at and deleted', async ({ page }) => {
  const drawer = await createMemory(page, { name: 'Kept with changes', content: houses });
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('combobox', { name: 'Search in' }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Search in entries').fill('roof vecs');
  const link = page.getByRole('link', { name: 'Kept with changes' });
  await expect(link).toHaveAttribute('href', /text=roof/);
  await link.click();
  const row = page.getByRole('row').filter({ hasText: 'Jumts ir vecs.' });
  await expect(row.locator('mark')).toHaveText(['roof', 'vecs']);

  const exported = page.getByRole('button', { name: 'Export 1 found' });
  await exported.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Export to Excel' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Export to TMX' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exported).toBeFocused();
  expect((await savedFile(page, 'Kept with changes.tmx')).content.toString()).not.toContain('Māja');

  await row.hover();
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Translation', { exact: true }).fill('Jumts ir ļoti vecs.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Translation', { exact: true })).toHaveCount(0);
  const changed = page.getByRole('row').filter({ hasText: 'Jumts ir ļoti vecs.' });
  await changed.hover();
  await changed.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Jumts ir vecs.')).toBeVisible();
  await page.keyboard.press('Escape');

  await changed.getByRole('checkbox').check();
  await page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 entry deleted')).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('what the columns of a table hold is chosen before it is imported', async ({ page }) => {
  made = 'Kept out of a table';
  await page.goto('/asset/memory/index');
  await page.getByRole('button', { name: 'New memory' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New memory' });
  await drawer.getByLabel('Name', { exact: true }).fill(made);
  const content = 'Nr,Left,Right\n1,Māja,House\n2,Jumts,Roof\n';
  const input = drawer.locator('input[type=file]:not([webkitdirectory])');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  const open = drawer.getByRole('button', { name: 'Columns of “words.csv”' });
  await expect(open).toBeDisabled();
  await chooseOption(page, drawer.getByLabel('Source language'), 'English');
  await chooseOption(page, drawer.getByLabel('Target languages'), 'Latvian');
  await page.keyboard.press('Escape');
  await open.click();
  const columns = page.getByRole('dialog', { name: 'Columns of “words.csv”' });
  await expect(columns.getByText('Jumts')).toBeVisible();
  const choose = (column: string, held: string) =>
    chooseOption(page, columns.getByRole('combobox', { name: `Content of column ${column}` }), held);
  await choose('A', 'Leave out');
  await expect(
    columns.getByText('Choose a column for the source language and one for a translation.'),
  ).toBeVisible();
  await choose('C', 'English');
  await choose('B', 'Latvian');
  await columns.getByLabel('The first row contains headings').check();
  expect(await seriousFaults(page)).toEqual([]);
  await columns.getByRole('button', { name: 'Use these columns' }).click();
  await expect(open).toHaveText('Columns chosen');
  await drawer.getByRole('button', { name: 'Create memory' }).click();
  await expect(page.getByText('All files are imported.')).toBeVisible();
  await page.getByRole('link', { name: 'Open memory' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Roof' })).toContainText('Jumts');
  await expect(page.getByRole('row').filter({ hasText: 'Right' })).toHaveCount(0);
});

test('two memories are merged, the newest of a conflict is kept, and the result is exported', async ({
  page,
}) => {
  const older = await createMemory(page, {
    name: 'Kept to merge, older',
    content: houses,
    targets: ['Latvian'],
  });
  await expect(older.getByText('All files are imported.')).toBeVisible();
  await older.getByRole('button', { name: 'Done' }).click();
  await expect(older).toBeHidden();
  const newer = await createMemory(page, {
    name: 'Kept to merge, newer',
    content: tmxOf('en', [{ en: 'The roof is old.', lv: 'Jumts ir sens.' }]),
    targets: ['Latvian'],
  });
  await expect(newer.getByText('All files are imported.')).toBeVisible();
  await newer.getByRole('button', { name: 'Done' }).click();
  await expect(newer).toBeHidden();

  made = 'Kept to merge';
  const rows = page.getByRole('row').filter({ hasText: 'Kept to merge' });
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Jumts ir sens.')).toBeVisible();
  await expect(drawer.getByText('Jumts ir vecs.')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByLabel('Name of the new memory').fill('Kept to merge, both');
  await drawer.getByRole('button', { name: 'Merge' }).click();
  await expect(rows.filter({ hasText: 'Merged' })).toHaveCount(2);

  await page.getByRole('link', { name: 'Kept to merge, both' }).click();
  await expect(page.getByRole('cell', { name: 'Jumts ir sens.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Jumts ir vecs.' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to TMX' }).click();
  const text = (await savedFile(page, 'Kept to merge, both')).content.toString();
  expect(text).toContain('Jumts ir sens.');
  expect(text).toContain('Māja ir sarkana.');
  expect(text).not.toContain('Jumts ir vecs.');
});

test('a word that was translated wrong is replaced in all entries that have it but one', async ({ page }) => {
  const drawer = await createMemory(page, { name: 'Kept with a better word', content: houses });
  await drawer.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Kept with a better word' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  const replace = page.getByRole('dialog');
  await replace.getByLabel('Find', { exact: true }).fill('ir');
  await replace.getByLabel('Replace with').fill('nav');
  await expect(replace.locator('del')).toHaveText(['ir', 'ir']);
  expect(await seriousFaults(page)).toEqual([]);
  await replace.getByRole('checkbox', { name: /Māja/ }).uncheck();
  await replace.getByRole('button', { name: 'Replace in 1 entry' }).click();
  await expect(page.getByText('1 entry changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('cell', { name: 'Jumts nav vecs.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Māja ir sarkana.' })).toBeVisible();
});
