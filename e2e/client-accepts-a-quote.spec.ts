import { expect } from '@playwright/test';
import { analysesApi } from '@transloom/contracts/analyses';
import { projectsApi } from '@transloom/contracts/projects';
import { callProduct } from './setup/call-product.ts';
import { test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const name = 'lighthouse.txt';
const content = ['The lamp turns at night.', 'Ships see it from afar.', 'The keeper trims the wick.'].join(
  '\n\n',
);

// Rules D3.24 and D9.26 of the specification.
test('a manager makes a quote from an analysis, and its client opens a line and accepts it by a private link', async ({
  ann,
  browser,
  makeDocument,
}) => {
  test.setTimeout(180_000);
  await makeDocument({ name, content }, { target: 'lv' });
  const { records } = await callProduct(ann, projectsApi.listProjects, { search: name });
  const projectId = records[0]?.projectId ?? '';
  const { workId } = await callProduct(ann, analysesApi.createWork, { options: { projectId } });
  const status = async () => (await callProduct(ann, analysesApi.work, { workId })).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('done');

  const page = await ann.newPage();
  await page.goto(`/project/list?projectId=${projectId}&tab=quotes`);
  await page.getByRole('button', { name: 'New quote' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Unit price').fill('200');
  await drawer.getByLabel('Extra fee').fill('5');
  await drawer.getByRole('button', { name: 'Make quote' }).click();
  // 15 words × 200 per 1,000 + 5.
  await expect(page.getByText(/¥8\.00$/).first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make private link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Private link for the client' });
  await dialog.getByRole('button', { name: 'Make private link' }).click();
  const address = await dialog.getByLabel('Private link').inputValue();

  const client = await browser.newContext({ locale: 'en-US' });
  const shared = await client.newPage();
  await shared.goto(address);
  await shared.getByRole('button', { name: 'New', exact: true }).click();
  const segments = shared.getByRole('dialog');
  await expect(segments.getByText('Ships see it from afar.')).toBeVisible();
  await segments.getByRole('button', { name: 'Close' }).click();
  expect(await seriousFaults(shared)).toEqual([]);
  await shared.getByRole('button', { name: 'Accept quote' }).click();
  await expect(shared.getByText('Enter your name')).toBeVisible();
  await shared.getByLabel('Your name').fill('Clara Client');
  await shared.getByRole('button', { name: 'Accept quote' }).click();
  await shared.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
  await expect(shared.getByText('Clara Client')).toBeVisible();
  await client.close();

  await page.reload();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit terms' })).toBeHidden();
});
