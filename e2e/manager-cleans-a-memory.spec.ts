import { expect, test } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { callProduct } from './setup/call-product.ts';
import { cleanButOne, undoCleaning } from './setup/clean-asset.ts';
import { makeMemory } from './setup/make-memory.ts';
import { signedIn } from './setup/people.ts';

test.use({ ...signedIn(), locale: 'en-US' });

let memoryIds: readonly string[] = [];

test.afterEach(async ({ page }) => {
  await callProduct(page, memoriesApi.deleteMemories, { memoryIds: [...memoryIds] });
});

const pairs = [
  { sourceMarkup: 'Riga', targetMarkup: 'Riga' },
  { sourceMarkup: 'Transloom', targetMarkup: 'Transloom' },
  { sourceMarkup: '12 houses', targetMarkup: '13 mājas' },
  { sourceMarkup: 'The roof is old.', targetMarkup: 'Jumts ir vecs.' },
];

test('a memory is looked through, cleaned but for what stays, and the cleaning undone', async ({ page }) => {
  const memoryId = await makeMemory(page, 'Kept clean', pairs);
  memoryIds = [memoryId];
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  await cleanButOne(page, ['Translation equals source', 'Numbers differ'], 'Transloom');

  const cell = (text: string) => page.getByRole('cell', { name: text, exact: true });
  await expect(cell('Jumts ir vecs.')).toBeVisible();
  await expect(cell('Transloom')).toHaveCount(2);
  await expect(cell('Riga')).toHaveCount(0);
  await expect(cell('13 mājas')).toHaveCount(0);

  await undoCleaning(page);
  await expect(cell('Riga')).toHaveCount(2);
  await expect(cell('13 mājas')).toBeVisible();
});

test('deleted entries come back, and a memory is made with the languages exchanged', async ({ page }) => {
  const memoryId = await makeMemory(page, 'Kept in reverse', pairs);
  memoryIds = [memoryId];
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  const row = page.getByRole('row').filter({ hasText: 'Jumts ir vecs.' });
  await row.hover();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create reversed memory' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Latvian → English')).toBeVisible();
  await drawer.getByRole('button', { name: 'Create memory' }).click();
  await expect(page.getByRole('heading', { name: 'Kept in reverse (reversed)' })).toBeVisible();
  const made = new URL(page.url()).searchParams.get('memoryId') ?? '';
  memoryIds = [memoryId, made];
  const cells = page.getByRole('row').filter({ hasText: 'The roof is old.' }).getByRole('cell');
  await expect(cells.filter({ hasText: /\S/ }).first()).toHaveText('Jumts ir vecs.');
});
