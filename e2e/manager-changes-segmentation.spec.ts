import { expect, test } from '@playwright/test';
import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { callProduct } from './setup/call-product.ts';
import { editorOf } from './setup/editor-test.ts';
import { makeDocument } from './setup/make-document.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

/** Rules hold for everybody's new files; those here break at what no other journey has. */
test.afterEach(async ({ page }) => {
  const settings = { ...defaultSegmentation, groups: [] };
  await callProduct(page, documentSettingsApi.saveSegmentation, settings);
});

test('a rule is tried while it is written, a bad file is refused, and new files are split by it', async ({
  page,
}) => {
  await page.goto('/project/segmentation');
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByLabel('Rule 1: effect').click();
  await page.getByTitle('Break', { exact: true }).click();
  await page.getByLabel('Rule 1: before the break').fill('~~');
  await page.getByLabel('Text to try').fill('first part ~~ second part');
  const sentences = page.getByRole('list', { name: 'Segments' }).getByRole('listitem');
  await expect(sentences).toHaveText([/first part ~~/, /second part/]);
  await page.getByLabel('Rule 1: before the break').fill('([');
  await expect(page.getByText('The expression in group 1, rule 1 is not valid.')).toBeVisible();
  await expect(page.getByLabel('Rule 1: before the break')).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Rule 1: before the break').fill('~~');

  const broken = { name: 'rules.srx', mimeType: 'text/xml', buffer: Buffer.from('<srx>\n<body></srx>') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByText('“rules.srx” is not a valid SRX file (line 2).')).toBeVisible();
  await expect(page.getByLabel('Rule 1: before the break')).toHaveValue('~~');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Rules saved. They apply to new files.')).toBeVisible();
  const editor = editorOf(page);
  await editor.open(await makeDocument(page, { name: 'parts.txt', content: 'first part ~~ second part' }));
  await expect(editor.row(1)).toContainText('first part ~~');
  await expect(editor.row(2)).toContainText('second part');
});
