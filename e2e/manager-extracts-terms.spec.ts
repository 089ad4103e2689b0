import { expect, test } from '@playwright/test';
import { termExtractionApi } from '@transloom/contracts/term-extraction';
import { termsApi } from '@transloom/contracts/terms';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { makeDocument } from './setup/make-document.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

test.use({ ...signedIn(), locale: 'en-US' });

const name = 'Gears of a journey';

test.afterEach(async ({ page }) => {
  const bases = await callProduct(page, termsApi.listTermBases, { title: name });
  const termBaseIds = bases.map(({ termBaseId }) => termBaseId);
  if (termBaseIds.length > 0) await callProduct(page, termsApi.deleteTermBases, { termBaseIds });
  const { records } = await callProduct(page, termExtractionApi.listWork, { search: name });
  for (const { workId } of records) await callProduct(page, termExtractionApi.deleteWork, { workId });
});

const text =
  'The gearbox is new.\n\nOpen the gearbox slowly.\n\nTwo gearboxes drive the turbine blade.\n\nA gearbox needs oil.\n\nClean the turbine blade.\n';

// Rules D2.25, D3.42 and D4.40 of the specification.
test('the terms of a project are found, one is translated and confirmed, and a term base has it', async ({
  page,
}) => {
  await makeDocument(page, { name: 'journey-gears.txt', content: text }, { target: 'lv' });
  await page.goto('/tools/termExtraction/index');
  await page.getByRole('button', { name: 'New extraction' }).first().click();
  const drawer = page.getByRole('dialog');
  const start = drawer.getByRole('button', { name: 'Start extraction' });
  await expect(start).toBeDisabled();
  await drawer.getByText('Project', { exact: true }).click();
  await chooseOption(page, drawer.getByRole('combobox', { name: 'Project' }), 'journey-gears.txt');
  await drawer.getByLabel('Name').fill(name);
  await start.click();
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Done')).toBeVisible();

  await page.goto('/tools');
  const latest = page.getByRole('listitem').filter({ hasText: 'Term extraction' }).getByRole('list');
  await latest.getByRole('link', { name }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: 'Term gearbox' }) });
  const translation = row.getByLabel('Translation of gearbox');
  await translation.fill('pārnesumkārba');
  await translation.press('Enter');
  await row.hover();
  await row.getByRole('button', { name: 'Confirm gearbox' }).click();
  await expect(row.getByText('Confirmed')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save to term base' }).click();
  const save = page.getByRole('dialog', { name: 'Save confirmed terms' });
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(save).toBeHidden();
  await expect(row.getByText('Saved')).toBeVisible();
  await page.goto('/asset/term/index');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('cell', { name: 'pārnesumkārba' })).toBeVisible();
});
