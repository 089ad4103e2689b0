import { expect, type Locator, type Page } from '@playwright/test';
import { termsApi } from '@transloom/contracts/terms';
import { callProduct } from './setup/call-product.ts';
import { chooseOption } from './setup/choose-option.ts';
import { test } from './setup/editor-test.ts';
import { savedFile } from './setup/saved-file.ts';
import { seriousFaults } from './setup/serious-faults.ts';

/** Name of the term base that the current journey made; the next journey starts without it. */
let made = '';

test.afterEach(async ({ ann }) => {
  const bases = await callProduct(ann, termsApi.listTermBases, { title: made });
  const termBaseIds = bases.map(({ termBaseId }) => termBaseId);
  await callProduct(ann, termsApi.deleteTermBases, { termBaseIds });
});

const weather =
  'en,lv,mt,remark\nfog,migla,ċpar,Of a street\nrain,lietus,xita,\nrain,lietus,xita,\nsnow,,,\n';

/** A term base from English out of a file. */
async function createTermBase(page: Page, name: string): Promise<Locator> {
  made = name;
  await page.goto('/asset/term/index');
  await page.getByRole('button', { name: 'New term base' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: true }).fill(name);
  await chooseOption(page, drawer.getByLabel('Source language'), 'English');
  for (const target of ['Latvian', 'Maltese'])
    await chooseOption(page, drawer.getByLabel('Target languages'), target);
  await page.keyboard.press('Escape');
  const input = drawer.locator('input[type=file]:not([webkitdirectory])');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'weather.csv', mimeType: 'text/csv', buffer: Buffer.from(weather) });
  await expect(drawer.getByText('Uploaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Create term base' }).click();
  await expect(drawer.getByText('All files are imported.')).toBeVisible();
  return drawer;
}

// Rule D5.29 of the specification.
test('a term base of two languages is made from a file, and says what was left out', async ({ ann }) => {
  const page = await ann.newPage();
  const drawer = await createTermBase(page, 'Weather with a summary');
  const count = (name: string) => drawer.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(count('Imported')).toHaveText('2');
  await expect(count('Left out: duplicate')).toHaveText('1');
  await drawer.getByRole('link', { name: 'Open term base' }).click();
  await expect(page.getByRole('heading', { name: 'Weather with a summary' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'migla' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Target language' }).click();
  await page.getByTitle('Maltese').click();
  await expect(page.getByRole('cell', { name: 'ċpar' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Imports' }).click();
  const file = page.getByRole('row').filter({ hasText: 'weather.csv' });
  await expect(file).toContainText('duplicate 1');
  await file.hover();
  await file.getByRole('button', { name: 'Download skipped entries' }).click();
  expect((await savedFile(page, 'weather.csv.discarded.xlsx')).content.length).toBeGreaterThan(0);
});

test('terms are added with a warning, found, changed, looked back at, exported and deleted', async ({
  ann,
}) => {
  const page = await ann.newPage();
  const creation = await createTermBase(page, 'Weather with changes');
  await creation.getByRole('link', { name: 'Open term base' }).click();
  await page.getByRole('button', { name: 'Add term' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('English term', { exact: true }).fill('Rains');
  await expect(drawer.getByText(/already has similar terms: .*lietus/)).toBeVisible();
  await drawer.getByLabel('English term', { exact: true }).fill('hail');
  await expect(drawer.getByText(/already has similar terms/)).toBeHidden();
  await drawer.getByLabel('Latvian term', { exact: true }).fill('krusa');
  await drawer.getByRole('button', { name: 'Add another Latvian term' }).click();
  await drawer.getByLabel('Latvian term', { exact: true }).nth(1).fill('krusas birums');
  await drawer.getByLabel('Status of “krusas birums”').click();
  await page.getByTitle('Forbidden').click();
  await drawer.getByLabel('Definition').fill('Balls of ice that fall.');
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'krusa' });
  await expect(row).toContainText('Forbidden');

  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await status.click();
  await page.getByTitle('Forbidden').last().click();
  await expect(page.getByRole('row').filter({ hasText: 'migla' })).toHaveCount(0);
  await status.click();
  await page.getByTitle('All statuses').last().click();
  await page.getByLabel('Search terms or remarks').fill('street');
  await expect(page.getByRole('row').filter({ hasText: 'migla' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Search terms or remarks').fill('');

  await row.hover();
  await row.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Latvian term', { exact: true }).first().fill('krusas graudi');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await row.hover();
  await row.getByRole('button', { name: 'History' }).click();
  await expect(drawer.getByText('krusa', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to TBX' }).click();
  const tbx = (await savedFile(page, 'Weather with changes.tbx')).content.toString();
  expect(tbx).toContain('krusas graudi');
  expect(tbx).toContain('Balls of ice that fall.');

  await row.getByRole('checkbox').check();
  await page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 term deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAD0lEQVR4nGNgYPgHRmAKABfeA/n0AEaqAAAAAElFTkSuQmCC',
  'base64',
);

test('a term gets an image, which is seen, kept in TBX and removed; what is none is refused', async ({
  ann,
}) => {
  const page = await ann.newPage();
  const drawer = await createTermBase(page, 'Weather with images');
  await drawer.getByRole('link', { name: 'Open term base' }).click();
  const row = page.getByRole('row').filter({ hasText: 'migla' });
  const form = page.getByRole('dialog');
  const edit = async () => {
    await row.hover();
    await row.getByRole('button', { name: 'Edit' }).click();
  };
  await edit();
  const input = form.locator('input[type=file]');
  await expect(input).toBeEnabled();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await input.setInputFiles({ name: 'fog.png', mimeType: 'image/png', buffer });
  await expect(form.getByText(/“fog.png” is not a valid PNG file/)).toBeVisible();
  await input.setInputFiles({ name: 'fog.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByRole('img', { name: 'New image: fog.png' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Open the term “fog”' }).click();
  const image = form.getByRole('img', { name: 'Image of fog' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(2);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to TBX' }).click();
  const tbx = (await savedFile(page, 'Weather with images.tbx')).content.toString();
  expect(tbx).toContain(`target="data:image/png;base64,${png.toString('base64')}"`);
  await edit();
  await form.getByRole('button', { name: 'Remove image' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Open the term “fog”' }).click();
  await expect(form.getByText('migla')).toBeVisible();
  await expect(image).toHaveCount(0);
});

test('of two people who change one term the second sees what the first did', async ({ ann }) => {
  const page = await ann.newPage();
  const creation = await createTermBase(page, 'Weather for two');
  await creation.getByRole('link', { name: 'Open term base' }).click();
  const open = async (shown: Page) => {
    const row = shown.getByRole('row').filter({ hasText: 'migla' });
    await row.hover();
    await row.getByRole('button', { name: 'Edit' }).click();
    return shown.getByRole('dialog');
  };
  const second = await ann.newPage();
  await second.goto(page.url());
  const theirs = await open(second);
  const mine = await open(page);
  await mine.getByLabel('Latvian term', { exact: true }).fill('dūmaka');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();
  await theirs.getByLabel('Latvian term', { exact: true }).fill('biezā migla');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Somebody else has changed this term entry.')).toBeVisible();
  await expect(theirs.getByText('dūmaka')).toBeVisible();
  await theirs.getByRole('button', { name: 'Save my version anyway' }).click();
  await expect(second.getByRole('cell', { name: 'biezā migla' })).toBeVisible();
});

test('who may not change term bases finds no way to', async ({ ann, browserOf }) => {
  const page = await ann.newPage();
  await createTermBase(page, 'Weather to be read');
  const reader = await (await browserOf('ben')).newPage();
  await reader.goto('/asset/term/index');
  await reader.getByRole('link', { name: 'Weather to be read' }).click();
  const row = reader.getByRole('row').filter({ hasText: 'migla' });
  await row.hover();
  await expect(row.getByRole('button', { name: 'History' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Add term' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Import files' })).toHaveCount(0);
  await reader.getByRole('tab', { name: 'Settings' }).click();
  await expect(reader.getByRole('switch', { name: 'Writable' })).toBeDisabled();
});
