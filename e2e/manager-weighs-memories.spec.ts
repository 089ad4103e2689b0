import { expect } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { projectsApi } from '@transloom/contracts/projects';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { makeMemory } from './setup/make-memory.ts';

const sentence = 'The shuttle flies through the warp.';

test('a project names a memory and says what its matches lose; the editor shows the sum', async ({
  ann,
  makeDocument,
}) => {
  const pair = (targetMarkup: string) => [{ sourceMarkup: sentence, targetMarkup }];
  const trusted = await makeMemory(ann, 'Weighed and trusted', pair('Atspole lido.'));
  const other = await makeMemory(ann, 'Weighed and left', pair('Cits.'));
  const address = await makeDocument({ name: 'warp.txt', content: sentence }, { target: 'lv' });
  const { records } = await callProduct(ann, projectsApi.listProjects, { search: 'warp.txt' });
  const page = await ann.newPage();

  await page.goto(`/asset/memory/detail?memoryId=${trusted}`);
  await page.getByRole('row').filter({ hasText: sentence }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change layer' }).click();
  await page.getByRole('menuitem', { name: 'Draft' }).click();
  await expect(page.getByText('1 entry is now “Draft”.')).toBeVisible();

  await page.goto(`/project/list?projectId=${records[0]?.projectId}&tab=memories`);
  await page.getByRole('combobox', { name: 'Add a memory' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Weighed and trusted' }).click();
  const line = page.getByRole('list', { name: 'Translation memories' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  const points = page.getByRole('spinbutton', { name: 'Penalty of “Weighed and trusted”' });
  await points.fill('6');
  await points.press('Enter');
  const draft = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton', { name: 'Draft' }) });
  await expect(draft.getByText('Default')).toBeVisible();
  await draft.getByRole('spinbutton').fill('99');
  await draft.getByRole('spinbutton').press('Tab');
  await expect(draft.getByRole('spinbutton')).toHaveValue('50');
  await draft.getByRole('spinbutton').fill('5');
  await draft.getByRole('spinbutton').press('Enter');
  await expect(draft.getByText('Set here')).toBeVisible();

  const editor = editorOf(page);
  await editor.open(address);
  await editor.enter(1);
  const match = page.getByRole('complementary').getByRole('article');
  await expect(match).toHaveCount(1);
  await expect(match).toContainText('89%');
  await expect(match).toContainText('100 − 6 (memory penalty) − 5 (draft) = 89%');
  await callProduct(ann, memoriesApi.deleteMemories, { memoryIds: [trusted, other] });
});
