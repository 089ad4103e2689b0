import { expect, test } from '@playwright/test';
import { chooseOption } from './setup/choose-option.ts';
import { signedIn } from './setup/people.ts';
import { savedFile } from './setup/saved-file.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const unit = (id: number, source: string, target: string) =>
  `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
const xliff = `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.txt" source-language="en" target-language="lv" datatype="plaintext"><body>${[
  unit(1, 'Open 20 lids.', 'Atveriet 30 vākus.'),
  unit(2, 'Close the lid.', 'Aizveriet  vāku.'),
  unit(3, 'Wait a moment.', 'Uzgaidiet  brīdi.'),
].join('')}</body></file></xliff>`;

// Rules D2.26, D3.41, D4.30, D5.58 of the specification.
test('a file is checked, a fix is seen and made, an issue is ignored, and file and report are there', async ({
  page,
}) => {
  const name = `Lids ${Date.now()}`;
  await page.goto('/tools/qa/index');
  await page.getByRole('button', { name: 'New check' }).first().click();
  const drawer = page.getByRole('dialog');
  const input = drawer.locator('input[type=file]').first();
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'lids.xlf', mimeType: 'application/xml', buffer: Buffer.from(xliff) });
  await chooseOption(page, drawer.getByLabel('Source language'), 'English');
  await chooseOption(page, drawer.getByLabel('Target language'), 'Latvian');
  const start = drawer.getByRole('button', { name: 'Start check' });
  await drawer.getByRole('button', { name: 'None', exact: true }).click();
  await expect(drawer.getByText('Choose at least one item to check').first()).toBeVisible();
  await expect(start).toBeDisabled();
  await drawer.getByRole('button', { name: 'Usual ones' }).click();
  await drawer.getByRole('textbox', { name: /^Name/ }).fill(name);
  await start.click();
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row.getByText('Done')).toBeVisible();
  await row.getByRole('link', { name }).click();

  const list = page.getByRole('listbox', { name: 'Segments' });
  const checks = page.getByRole('navigation', { name: 'Checks' });
  await checks.getByRole('button', { name: /Double space/ }).click();
  await expect(list.getByRole('option')).toHaveCount(2);
  const panel = page.getByRole('complementary', { name: 'Segment 2' });
  await expect(panel.getByText('There are too many spaces.')).toBeVisible();
  await panel.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.getByRole('button', { name: 'Fix all (1)' }).click();
  const fixes = page.getByRole('dialog', { name: 'Fix all' });
  await expect(fixes.getByText('Segment 3')).toBeVisible();
  await fixes.getByRole('button', { name: 'Fix 1 segment' }).click();
  await expect(fixes).toBeHidden();
  await page.getByRole('button', { name: 'Clear' }).click();

  await expect(list.getByRole('option')).toHaveCount(1);
  await list.getByRole('option').click();
  await page.keyboard.press('i');
  const ignore = page.getByRole('dialog', { name: 'Ignore issue' });
  await ignore.getByLabel('Reason').fill('The client wants it');
  await ignore.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(ignore).toBeHidden();
  const first = page.getByRole('complementary', { name: 'Segment 1' });
  await expect(first.getByText(/The client wants it/)).toBeVisible();
  await first.getByRole('textbox', { name: 'Translation' }).fill('Atveriet 20 vākus.');
  await first.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('No open issues').first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  const download = page.getByRole('button', { name: 'Download', exact: true }).first();
  await download.click();
  await page.getByRole('menuitem', { name: 'Report, Excel', exact: true }).click();
  await download.click();
  await page.getByRole('menuitem', { name: 'Corrected files' }).click();
  const file = (await savedFile(page, 'lids.xlf')).content.toString();
  expect(file).toContain('Aizveriet vāku.');
  expect(file).toContain('Atveriet 20 vākus.');
  expect((await savedFile(page, `QA report ${name}.xlsx`)).content.subarray(0, 2).toString()).toBe('PK');
  await page.keyboard.press('Escape'); // downloads lie over the link
  await page.getByRole('link', { name: 'Table view' }).click();
  await expect(page.getByText('No open issues').first()).toBeVisible();
});
