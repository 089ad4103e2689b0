import { expect, type Page, test } from '@playwright/test';
import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { callProduct } from './setup/call-product.ts';
import { dropFiles, signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const name = 'With comments';
const content = buildDocx({ body: [paragraph(run('The house is red.'))] });

/** Defaults hold for everybody's new files. */
test.afterEach(async ({ page }) => {
  const profiles = await callProduct(page, documentSettingsApi.listProfiles, {});
  for (const { profileId } of profiles.filter((profile) => profile.name === name))
    await callProduct(page, documentSettingsApi.deleteProfile, { profileId });
});

async function startProject(page: Page): Promise<void> {
  await page.goto('/project/new');
  await dropFiles(page, [{ name: 'letter.docx', content }]);
  await expect(page.getByText('Uploaded')).toBeVisible();
  await toProjectSettings(page);
}

test('a profile is saved, and new files of its type are read with it', async ({ page }) => {
  await startProject(page);
  const type = page.getByRole('list', { name: 'Options by file type' });
  await expect(type).toContainText('Default settings');
  await page.getByRole('button', { name: 'Options of Word document' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('switch', { name: 'Comments' }).click();
  await drawer.getByRole('button', { name: 'Save as profile' }).click();
  await drawer.getByLabel('Name of the profile').fill(name);
  await drawer.getByRole('switch', { name: /Use for new .* files/ }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer.getByText(`${name} (default)`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Apply' }).click();

  // A reload keeps the draft, and only files that come later are read with the new default.
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await startProject(page);
  await expect(type).toContainText('Comments');
});
