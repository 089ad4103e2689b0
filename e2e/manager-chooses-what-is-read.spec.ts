import { expect, type Page, test } from '@playwright/test';
import { createZip } from '@transloom/core/archive/create-zip';
import { chooseEngine } from './setup/choose-engine.ts';
import { dropFiles, signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

test.use({ ...signedIn(), locale: 'en-US' });

async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(typed);
  const option = page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
  await option.click();
}

test('a zip is unpacked, a table gets columns for its languages, and is read so', async ({ page }) => {
  const table = 'key,en,es\ngreeting,Good morning.,\nthanks,Many thanks.,\n';
  const content = createZip([
    { name: 'pack/texts.csv', content: Buffer.from(table) },
    { name: 'pack/.DS_Store', content: Buffer.from('x') },
  ]);
  await page.goto('/project/new');
  await dropFiles(page, [{ name: 'pack.zip', content }]);
  await expect(page.getByText('texts.csv', { exact: true })).toBeVisible();
  await toProjectSettings(page);
  const options = page.getByRole('button', { name: 'Options of CSV table' });
  await expect(options).toBeVisible(); // a list that opens while this line comes in moves away from the pointer
  await choose(page, 'Source language', 'english', 'English');
  await choose(page, 'Target languages', 'español', 'Spanish');
  await page.keyboard.press('Escape');

  await options.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('switch', { name: 'A column for each language' }).click();
  await drawer.getByLabel('English').fill('b');
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer.getByText('Every language needs a column letter')).toBeVisible();
  await drawer.getByLabel('Spanish').fill('b');
  await expect(drawer.getByText('A column can be used only once')).toBeVisible();
  await drawer.getByLabel('Spanish').fill('c');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();

  await page.getByLabel('Project name').fill('Columns');
  await chooseEngine(page, 'Engine for Spanish', 'No machine translation');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
  await expect(page.getByText('Ready to edit')).toBeVisible();
  await page.getByRole('tab', { name: 'Document settings' }).click();
  await page.getByRole('button', { name: 'Read again: texts.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Read again', exact: true }).click();
  await expect(page.getByText('2 kept, 0 changed, 0 new, 0 removed')).toBeVisible();
});
