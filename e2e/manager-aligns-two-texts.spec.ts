import { expect, test } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const memory = 'Aligned in a journey';

test.afterEach(async ({ page }) => {
  const found = await callProduct(page, memoriesApi.listMemories, { title: memory });
  const memoryIds = found.map(({ memoryId }) => memoryId);
  if (memoryIds.length > 0) await callProduct(page, memoriesApi.deleteMemories, { memoryIds });
});

const source =
  'Berlin has 4,200 streets. The first one was made in 1987.\n\nMaria Schneider wrote to Peter Huber.\n';
const target =
  'Berlīnē ir 4200 ielas. Pirmā tika izveidota 1987. gadā.\n\nMaria Schneider rakstīja Peter Huber.\n';

// Rules D5.52, D5.54, D5.55, D4.37 of the specification.
test('two texts are aligned, two pairs are corrected, and the pairs are found in a memory', async ({
  page,
}) => {
  await page.goto('/tools/align/index');
  await page.getByRole('button', { name: 'New alignment' }).first().click();
  const drawer = page.getByRole('dialog');
  const inputs = drawer.locator('input[type=file]');
  const start = drawer.getByRole('button', { name: 'Start alignment' });
  await expect(start).toBeDisabled();
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(inputs.first()).toBeEnabled();
  await inputs.first().setInputFiles(file('streets.txt', source));
  await inputs.last().setInputFiles(file('ielas.txt', target));
  await chooseOption(page, drawer.getByLabel('Source language'), 'English');
  await chooseOption(page, drawer.getByLabel('Target language'), 'Latvian');
  await drawer.getByLabel('Name').fill('Streets');
  await start.click();
  const row = page.getByRole('row').filter({ hasText: 'Streets' }).first();
  await expect(row.getByText('Done')).toBeVisible();
  await row.getByRole('link', { name: 'Streets' }).click();

  const grid = page.getByRole('grid', { name: 'Pairs' });
  const cell = (text: string) => grid.getByRole('gridcell').filter({ hasText: text });
  await cell('Berlin has').click();
  await page.keyboard.press('s');
  await expect(page.getByText(/Edit the segment first/)).toBeVisible();
  await page.keyboard.press('F2');
  const field = grid.getByRole('textbox', { name: 'Source' });
  await field.fill('Berlin has 4,200 streets, more or less.');
  await page.keyboard.press('Enter');
  await expect(cell('more or less.')).toBeVisible();

  await cell('Maria Schneider wrote').click();
  await cell('Maria Schneider rakstīja').click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('m');
  await expect(page.getByText('Source cannot be merged with target.')).toBeVisible();
  await cell('Maria Schneider wrote').click();
  await page.keyboard.press('F2');
  await field.press('Home');
  for (const _ of 'Maria') await field.press('ArrowRight');
  await field.press('ControlOrMeta+Enter');
  await expect(page.getByText('4 rows')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('3 rows')).toBeVisible();
  await expect(cell('Maria Schneider wrote to Peter Huber.')).toBeVisible();

  await page.getByRole('button', { name: 'Save to memory' }).click();
  const save = page.getByRole('dialog', { name: 'Save to a memory' });
  await save.getByLabel('Name of the memory').fill(memory);
  await save.getByLabel(/Also save/).check();
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(save).toBeHidden();
  await page.getByRole('button', { name: 'Save to memory' }).click();
  await save.getByRole('link', { name: memory }).click();
  await expect(page.getByRole('cell', { name: /4,200 streets, more or less/ })).toBeVisible();
  await page.goto('/tools/align/index');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toBeHidden();
});
