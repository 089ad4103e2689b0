import { expect, type Page } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import { tasksApi } from '@transloom/contracts/tasks';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const name = 'loom-manual.txt';
const content = ['Press the pedal.', 'Lift the heddle.', 'Throw the shuttle.', 'Beat the weft.'].join('\n\n');

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: name }).first();

/** Confirms segments of the editor one after the other. */
async function translate(page: Page, numbers: readonly number[], text: string): Promise<void> {
  const editor = editorOf(page);
  for (const number of numbers) {
    await editor.enter(number);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`${text} ${number}.`);
    await page.keyboard.press('Enter');
    await expect(editor.row(number).getByLabel('Confirmed', { exact: true })).toBeVisible();
  }
  await expect(editor.saved).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/task\/list/);
}

// Rules D4.10, D4.15 to D4.19 of the specification.
test('a manager assigns, one of two translators claims, the reviewer returns three segments, and all is handed over', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  test.setTimeout(240_000);
  await makeDocument({ name, content }, { target: 'lv' });
  const [cleo, ben, dora] = await Promise.all([browserOf('cleo'), browserOf('ben'), browserOf('dora')]);
  const { records } = await callProduct(ann, projectsApi.listProjects, { search: name });
  const projectId = records[0]?.projectId ?? '';
  const plan = await ann.newPage();
  await plan.goto(`/project/list?projectId=${projectId}&tab=planning`);
  await rowOf(plan).getByRole('checkbox').first().check();
  await plan.getByRole('button', { name: 'Assign', exact: true }).click();
  const drawer = plan.getByRole('dialog');
  await drawer.getByLabel('Assignee').click();
  for (const person of ['林一帆', '周宁'])
    await plan.locator('.ant-select-item-option').filter({ hasText: person }).first().click();
  await drawer.getByText('Choose from').click();
  await drawer.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(rowOf(plan).getByText('Pending acceptance')).toBeVisible();
  expect(await seriousFaults(plan)).toEqual([]);

  const { documents } = await callProduct(ann, tasksApi.taskPlan, { projectId });
  const reviewId = documents[0]?.tasks.find(({ kind }) => kind === 'review')?.taskId ?? '';
  const { userId } = (await callProduct(ann, tasksApi.planPeople, {})).find(
    ({ username }) => username === 'Anna Weber',
  ) ?? { userId: '' };
  await callProduct(ann, tasksApi.batchAssign, { taskIds: [reviewId], userIds: [userId] });
  await callProduct(ben, tasksApi.batchAccept, { taskIds: [reviewId] });

  const late = await dora.newPage();
  await late.goto('/task/list/index');
  await rowOf(late).getByRole('checkbox').check();
  const page = await cleo.newPage();
  await page.goto('/task/list/index');
  await rowOf(page).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
  await expect(rowOf(page).getByText('In progress')).toBeVisible();
  await late.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
  await expect(late.getByText('The task was taken by 林一帆')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await rowOf(page).getByRole('link', { name }).click();
  await translate(page, [1, 2, 3, 4], 'Pirmais');
  await submit(page);

  const review = await ben.newPage();
  await review.goto('/task/list/index');
  await rowOf(review).getByRole('link', { name }).click();
  await review.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = review.getByRole('dialog');
  await dialog.getByText('Chosen segments', { exact: true }).click();
  for (const number of [1, 2, 3]) await dialog.getByRole('checkbox', { name: `Segment ${number}` }).check();
  await expect(dialog.getByText('3 segments chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Translation errors' }).click();
  expect(await seriousFaults(review)).toEqual([]);
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(review).toHaveURL(/task\/list/);

  await page.goto('/task/list/index');
  await expect(rowOf(page).getByText('Returned')).toBeVisible();
  await rowOf(page).getByRole('link', { name }).click();
  const editor = editorOf(page);
  await expect(editor.row(4).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await translate(page, [1, 2, 3], 'Otrais');
  await submit(page);

  await review.goto('/task/list/index');
  await rowOf(review).getByRole('link', { name }).click();
  await expect(editorOf(review).target(1)).toContainText('Otrais 1.');
  await submit(review);
  await plan.reload();
  await expect(rowOf(plan).getByText('Submitted')).toHaveCount(2);
});
