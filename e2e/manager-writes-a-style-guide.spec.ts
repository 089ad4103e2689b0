import { expect, test } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import { styleGuidesApi } from '@transloom/contracts/style-guides';
import { callProduct } from './setup/call-product.ts';
import { makeDocument } from './setup/make-document.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

/** The organization's style holds for everybody's projects. */
test.afterEach(async ({ page }) => {
  const [newest] = await callProduct(page, styleGuidesApi.styleGuide, {});
  const nothing = { instructions: '', tone: 'any', address: 'any' } as const;
  await callProduct(page, styleGuidesApi.saveStyleGuide, { ...nothing, baseVersion: newest?.version ?? 0 });
});

test('the organization has a style, a project another one, and an earlier one comes back', async ({
  page,
}) => {
  await page.goto('/project/style-guide');
  const instructions = page.getByRole('textbox', { name: 'Instructions' });
  await instructions.fill('Use British spelling.');
  await page.getByRole('radio', { name: /^Formally/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Style guide saved')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await makeDocument(page, { name: 'style.txt', content: 'Please answer.' });
  const { records } = await callProduct(page, projectsApi.listProjects, { search: 'style.txt' });
  const { projectId = '' } = records[0] ?? {};
  await page.goto(`/project/list?projectId=${projectId}&tab=style`);
  await expect(page.getByText('Use British spelling.')).toBeVisible();
  await page.getByRole('radio', { name: 'Set one for this project' }).check();
  await instructions.fill('Never write “please”.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Version 1/)).toBeVisible();
  await page.getByRole('radio', { name: 'Use the organization’s style guide' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Version 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(instructions).toHaveValue('Never write “please”.');
  expect(await seriousFaults(page)).toEqual([]);
});
