import { expect, type Page, test } from '@playwright/test';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { readZipText } from '@transloom/core/testing/read-zip-text';
import { isInstalled, systemPrograms } from '@transloom/server/platform/system-programs';
import { chooseEngine } from './setup/choose-engine.ts';
import { editorOf } from './setup/editor-test.ts';
import { dropFiles, signedIn } from './setup/people.ts';
import { savedFile } from './setup/saved-file.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const apertium = systemPrograms.find(({ name }) => name === 'Apertium');
const withoutEngine = apertium === undefined || !isInstalled(apertium);

const files: Readonly<Record<string, string | Uint8Array>> = {
  'house.docx': buildDocx({
    body: [paragraph(run('The house is red.')), paragraph(run('The door is open.'))],
  }),
  'garden.txt': 'The garden is green.\n',
  'weather.md': '# The weather\n\nThe sun is **yellow**.\n',
  'school.html': '<!doctype html><html><body><p>The school is <b>new</b>.</p></body></html>',
  'film.srt': '1\n00:00:01,000 --> 00:00:03,000\nThe film is long.\n',
};

async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(typed);
  const option = page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
  await option.click();
}

async function createProject(page: Page, name: string, names: readonly string[]): Promise<void> {
  await page.goto('/project/index');
  await page.getByRole('button', { name: 'New project' }).first().click();
  await dropFiles(
    page,
    names.map((name) => ({ name, content: files[name] ?? '' })),
  );
  await expect(page.getByText('Uploaded')).toHaveCount(names.length);
  await toProjectSettings(page);
  await page.getByLabel('Project name').fill(name);
  await choose(page, 'Source language', 'english', 'English');
  await choose(page, 'Target languages', 'español', 'Spanish');
  await page.keyboard.press('Escape');
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

// Rule P9.11 of the specification.
test('five formats are translated, one is corrected and confirmed, and all come back', async ({ page }) => {
  test.skip(withoutEngine, 'Apertium is not installed');
  await createProject(page, 'The main job', Object.keys(files));
  await expect(page.getByText('Apertium', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'The main job' })).toBeVisible();
  for (const name of Object.keys(files)) {
    await expect(rowOf(page, name).getByText('Ready to edit')).toBeVisible({ timeout: 30_000 });
  }

  await page.getByRole('link', { name: 'house.docx' }).click();
  const editor = editorOf(page);
  await expect(editor.target(1)).toContainText('casa');
  await editor.enter(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('La casa es de color rojo.');
  await page.keyboard.press('Enter');
  await expect(editor.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(editor.saved).toBeVisible();

  await page.goBack();
  await expect(rowOf(page, 'house.docx').getByText('50%')).toBeVisible();
  await page.getByRole('button', { name: 'Download all' }).click();
  const { content: zip } = await savedFile(page, 'house.docx + 4.zip');
  const part = (name: string) => Buffer.from(readZipEntry(openZip(zip), name, 2 ** 20) ?? []);
  expect(readZipText(part('house.es.docx'), 'word/document.xml')).toContain('La casa es de color rojo.');
  expect(part('garden.es.txt').toString()).toContain('verde');
  expect(part('weather.es.md').toString()).toMatch(/^# .+\n\n.*\*\*.+\*\*/);
  expect(part('school.es.html').toString()).toMatch(/<p>La escuela es <b>.+<\/b>\.<\/p>/);
  expect(part('film.es.srt').toString()).toContain('00:00:01,000 --> 00:00:03,000');
});

test('pages with something on them are as accessible as empty ones', async ({ page }) => {
  await createProject(page, 'Filled in', ['garden.txt', 'film.srt']);
  await chooseEngine(page, 'Engine for Spanish', 'No machine translation');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Ready to edit')).toHaveCount(2, { timeout: 30_000 });
  await rowOf(page, 'film.srt').getByRole('checkbox').check();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to projects' }).click();
  await expect(page.getByRole('link', { name: 'Filled in' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('without an engine the project opens, is translated by hand and downloaded', async ({ page }) => {
  await createProject(page, 'By hand', ['garden.txt']);
  await chooseEngine(page, 'Engine for Spanish', 'No machine translation');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(rowOf(page, 'garden.txt').getByText('Ready to edit')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'garden.txt' }).click();
  const editor = editorOf(page);
  await editor.enter(1);
  await page.keyboard.type('El jardín es verde.');
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'garden.txt').getByText('All confirmed')).toBeVisible();
  await rowOf(page, 'garden.txt').hover();
  await rowOf(page, 'garden.txt').getByRole('button', { name: 'Download' }).click();
  const { name, content } = await savedFile(page, 'garden.es.txt');
  expect([name, content.toString()]).toEqual(['garden.es.txt', 'El jardín es verde.\n']);
});
