import { expect, test } from '@playwright/test';
import { clientLanguageHeader, csrfCookie, csrfHeader } from '@transloom/contracts/answer';
import { memoriesApi } from '@transloom/contracts/memories';
import { callProduct } from './setup/call-product.ts';
import { makeMemory } from './setup/make-memory.ts';
import { stateOf } from './setup/signed-in-people.ts';

test.use({ locale: 'en-US' });

test('who may only read a memory is offered nothing else, and refused', async ({ browser }) => {
  const manager = await (await browser.newContext({ storageState: stateOf('ann') })).newPage();
  const memoryId = await makeMemory(manager, 'Kept to be read', [
    { sourceMarkup: 'Riga', targetMarkup: 'Riga' },
  ]);
  const page = await (await browser.newContext({ storageState: stateOf('ben') })).newPage();
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  await expect(page.getByRole('cell', { name: 'Riga' }).first()).toBeVisible();
  for (const name of ['Add entry', 'Import files', 'Edit', 'Delete'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cleaning' }).click();
  await expect(page.getByText('Not checked yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start check' })).toHaveCount(0);

  const { cookies } = await page.request.storageState();
  const token = cookies.find(({ name }) => name === csrfCookie)?.value ?? '';
  const refused = await page.request.post(`/api/mems/${memoryId}/cleanings`, {
    headers: { [clientLanguageHeader]: 'en-US', [csrfHeader]: token },
    data: {},
  });
  expect(refused.status()).toBe(403);
  await callProduct(manager, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
});
