import { expect } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import { tasksApi } from '@transloom/contracts/tasks';
import { createZip, type NamedFile } from '@transloom/core/archive/create-zip';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { savedFile } from './setup/saved-file.ts';

const name = 'anchor-notes.txt';
const content = ['Drop the anchor.', 'Coil the rope.', 'Raise the sail.'].join('\n\n');
const returned = ['Nolaid enkurs.', 'Satin virvi.', 'Pacel buru.'];

/** The package as another program leaves it: every segment of the work file has a translation. */
function translated(zip: Uint8Array): Buffer {
  const archive = openZip(zip);
  const files = [...archive.entriesByName.keys()].map((file): NamedFile => {
    const bytes = readZipEntry(archive, file, 10_000_000) ?? new Uint8Array();
    return {
      name: file,
      content: file.startsWith('work/') ? withTargets(Buffer.from(bytes).toString()) : bytes,
    };
  });
  return Buffer.from(createZip(files));
}

function withTargets(xliff: string): Buffer {
  let index = 0;
  const text = xliff.replaceAll(
    /(<source[^>]*>.*?<\/source>)(\s*<target[^>]*>.*?<\/target>|\s*<target[^>]*\/>)?/gs,
    (_, source: string) => `${source}<target>${returned[index++]}</target>`,
  );
  return Buffer.from(text);
}

// Rules D4.11 and D4.12 of the specification.
test('a translator takes a task along, and its import shows the conflict before anything is written', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  test.setTimeout(180_000);
  await makeDocument({ name, content }, { target: 'lv' });
  const cleo = await browserOf('cleo');
  const { records } = await callProduct(ann, projectsApi.listProjects, { search: name });
  const { documents } = await callProduct(ann, tasksApi.taskPlan, { projectId: records[0]?.projectId ?? '' });
  const taskIds = documents[0]?.tasks.slice(0, 1).map(({ taskId }) => taskId) ?? [];
  const people = await callProduct(ann, tasksApi.planPeople, {});
  const userIds = people.filter(({ username }) => username === '林一帆').map(({ userId }) => userId);
  await callProduct(ann, tasksApi.batchAssign, { taskIds, userIds });
  await callProduct(cleo, tasksApi.batchAccept, { taskIds });

  const page = await cleo.newPage();
  await page.goto('/task/list/index');
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Export for offline work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export package' }).click();
  const { content: zip } = await savedFile(page, '.zip');

  await row.getByRole('link', { name }).click();
  const editor = editorOf(page);
  await editor.enter(1);
  await page.keyboard.type('Izmet enkuru.');
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();

  await page.goto('/task/list/index');
  await page.getByRole('button', { name: 'Import offline work' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import offline work' });
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'anchor.zip', mimeType: 'application/zip', buffer: translated(zip) });
  await expect(drawer.getByText('1 conflict:')).toBeVisible();
  await expect(drawer.getByText('Izmet enkuru.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Apply changes' })).toBeDisabled();
  await drawer.getByRole('radio', { name: 'Keep' }).click();
  await expect(drawer.getByRole('radio', { name: 'Keep' })).toBeChecked();
  await drawer.getByRole('button', { name: 'Apply changes' }).click();
  await expect(drawer.getByText('3 segments returned: 2 taken')).toBeVisible();

  await page.goto('/task/list/index');
  await row.getByRole('link', { name }).click();
  await expect(editor.target(1)).toContainText('Izmet enkuru.');
  await expect(editor.target(3)).toContainText('Pacel buru.');
});
