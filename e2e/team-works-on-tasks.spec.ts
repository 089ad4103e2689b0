import { expect } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const name = 'loom-manual.txt';

// Rule D4.10 of the specification.
test('a manager assigns a file, a translator accepts, translates and submits it, and the plan shows it', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  await makeDocument({ name, content: 'Press the pedal.' }, { target: 'lv' });
  const { records } = await callProduct(ann, projectsApi.listProjects, { search: name });
  const plan = await ann.newPage();
  await plan.goto(`/project/list?projectId=${records[0]?.projectId}&tab=planning`);
  const planned = plan.getByRole('row').filter({ hasText: name });
  await planned.getByRole('checkbox').first().check();
  await plan.getByRole('button', { name: 'Assign', exact: true }).click();
  const drawer = plan.getByRole('dialog');
  await drawer.getByLabel('Assignee').click();
  await plan.locator('.ant-select-item-option').filter({ hasText: 'demo.translator' }).click();
  await drawer.getByRole('heading').or(drawer.getByText('Choose from')).first().click();
  await drawer.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(planned.getByText('Pending acceptance')).toBeVisible();
  expect(await seriousFaults(plan)).toEqual([]);

  const cleo = await browserOf('cleo');
  const page = await cleo.newPage();
  await page.goto('/task/list/index');
  const task = page.getByRole('row').filter({ hasText: name }).first();
  await task.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
  await expect(task.getByText('In progress')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await task.getByRole('link', { name }).click();
  const editor = editorOf(page);
  await editor.enter(1);
  await page.keyboard.type('Nospiediet pedāli.');
  await page.keyboard.press('Enter');
  await expect(editor.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.saved).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await plan.reload();
  await expect(planned.getByText('Submitted')).toBeVisible();
});
