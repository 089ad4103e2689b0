import { type BrowserContext, expect } from '@playwright/test';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import { projectsApi } from '@transloom/contracts/projects';
import { callProduct, uploadToProduct } from './setup/call-product.ts';
import { test } from './setup/editor-test.ts';
import { savedFile } from './setup/saved-file.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { tomorrow } from './setup/tomorrow.ts';

/** The machine may do much else. */
const workMs = 90_000;
const repeated = 'Open the deck hatch.';
const known = 'Lower the anchor at noon.';

/** A project into Estonian, which no other journey translates into, that searches a memory without its sentences. */
async function makeProject(ann: BrowserContext): Promise<string> {
  const { fileId } = await uploadToProduct(ann, {
    name: 'deck.txt',
    content: [repeated, repeated, known].join('\n'),
  });
  const { projectId } = await callProduct(ann, projectsApi.createProject, {
    name: 'Deck manual',
    sourceLanguage: 'en',
    targetLanguages: ['et'],
    fileIds: [fileId],
    engines: [{ targetLanguage: 'et', engineKey: null }],
    deadline: tomorrow(),
  });
  const isBusy = async () => (await callProduct(ann, projectsApi.project, { projectId })).busy;
  await expect.poll(isBusy, { timeout: workMs, intervals: [100, 200] }).toBe(false);
  const memory = async (name: string) => {
    const languages = { sourceLanguage: 'en', targetLanguages: ['et'] };
    return (await callProduct(ann, memoriesApi.createMemory, { name, ...languages })).memoryId;
  };
  const memories = [{ memoryId: await memory('Harbor words'), reads: true, writes: false, penalty: null }];
  await callProduct(ann, projectAssetsApi.saveProjectMemories, { projectId, memories });
  await callProduct(ann, memoryEntriesApi.addEntry, {
    memoryId: await memory('Deck words'),
    targetLanguage: 'et',
    sourceMarkup: known,
    targetMarkup: 'Lase ankur keskpäeval alla.',
  });
  return projectId;
}

// D2.7: File Analysis, Task Statistics and Auto-scored; D3.16, D3.17: the lines and the report of an analysis.
test('a manager takes the memory that a check names, pre-translates again, undoes it, and analyzes the project', async ({
  ann,
}) => {
  const projectId = await makeProject(ann);
  const page = await ann.newPage();
  await page.goto(`/project/list?projectId=${projectId}`);
  const check = page.getByRole('region', { name: 'Project check' });
  await expect(check.getByText(/The memory “Deck words” has 1 open segment word for word/)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await check.getByRole('button', { name: 'Use this memory' }).click();

  const again = page.getByRole('dialog', { name: 'Pre-translate again' });
  await again.getByRole('button', { name: 'Preview changes' }).click();
  await expect(again.getByText('Lase ankur keskpäeval alla.')).toBeVisible({ timeout: workMs });
  await again.getByRole('button', { name: 'Pre-translate 1 segment' }).click();
  await expect(again.getByText('1 segment changed').first()).toBeVisible({ timeout: workMs });
  expect(await seriousFaults(page)).toEqual([]);
  await again.getByRole('button', { name: 'Undo' }).first().click();
  const question = page.getByRole('dialog', { name: 'Undo this pre-translation?' });
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(again.getByText('1 segment restored').first()).toBeVisible({ timeout: workMs });
  await page.goto(`/project/list?projectId=${projectId}&tab=analysis`);

  await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
  const settings = page.getByRole('dialog', { name: 'Analyze files' });
  await settings.getByRole('button', { name: 'Analyze', exact: true }).click();
  const line = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(line('Repetitions').first()).toBeVisible({ timeout: workMs });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Download report' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const report = (await savedFile(page, '.csv')).content.toString();
  expect(report).toMatch(/deck\.txt,et,Repetitions,1,4,/);
  expect(report).toMatch(/deck\.txt,et,New,1,4,/);

  await page.goto(`/project/list?projectId=${projectId}&tab=statistics`);
  await expect(page.getByText('No tasks to count yet')).toBeVisible();
  await page.goto(`/project/list?projectId=${projectId}&tab=scores`);
  await page.getByRole('button', { name: 'Open QA settings' }).click();
  await expect(page.getByRole('tab', { name: 'QA Settings', selected: true })).toBeVisible();
});
