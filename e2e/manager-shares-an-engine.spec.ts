import { expect, test } from '@playwright/test';
import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { type Caller, callProduct, uploadToProduct } from './setup/call-product.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';
import { stateOf } from './setup/signed-in-people.ts';
import { tmxOf } from './setup/tmx-of.ts';

test.use({ ...signedIn(), locale: 'en-US' });
// One after the other: both have an engine of this name, and the guest may guess but so often.
test.describe.configure({ mode: 'default' });

const name = 'Shared';
const password = 'a secret of two';

async function madeFiles(caller: Caller, target: string): Promise<string[]> {
  const content = tmxOf('en', [{ en: 'The house stands by the river.', [target]: 'Prie upės stovi namas.' }]);
  const { fileId } = await uploadToProduct(caller, { name: 'tales.tmx', content }, 'memory');
  return [fileId];
}

test.afterEach(async ({ page }) => {
  const { engines } = await callProduct(page, customEnginesApi.listCustomEngines, {});
  for (const { customEngineId } of engines.filter((engine) => engine.name === name))
    await callProduct(page, customEnginesApi.deleteCustomEngine, { customEngineId });
});

test('an engine is shared with another organization, which joins it by the password, and taken back', async ({
  page,
  browser,
}) => {
  const { customEngineId } = await callProduct(page, customEnginesApi.createCustomEngine, {
    kind: 'quick',
    name,
    tags: ['literature'],
    description: 'Tales for children',
    fileIds: await madeFiles(page, 'lv'),
    baseEngine: null,
    sourceLanguage: 'en',
    targetLanguage: 'lv',
  });
  await page.goto(`/engine/detail?customEngineId=${customEngineId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Password').fill(password);
  await drawer.getByRole('button', { name: 'Create a link' }).click();
  const link = await drawer.getByLabel('Link').inputValue();
  expect(await seriousFaults(page)).toEqual([]);

  const context = await browser.newContext({ storageState: stateOf('ann'), locale: 'en-US' });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByLabel('Password').fill('a guess');
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByText('The password is wrong.', { exact: false })).toBeVisible();
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByText('Joined. It can be chosen', { exact: false })).toBeVisible();
  expect(await seriousFaults(guest)).toEqual([]);
  await guest.goto('/engine/index');
  await expect(guest.getByText(name, { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(drawer.getByText('demo.manager', { exact: false })).toBeVisible();
  await drawer.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Stop sharing' }).click();
  await expect(drawer.getByText('Nobody has joined yet')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText('This link has ended')).toBeVisible();
  await context.close();
});

test('a link leads nowhere for its own organization, for guesses without end, and once it is over', async ({
  page,
  browser,
}) => {
  const { customEngineId } = await callProduct(page, customEnginesApi.createCustomEngine, {
    kind: 'quick',
    name,
    tags: ['literature'],
    description: 'Tales for children',
    fileIds: await madeFiles(page, 'lt'),
    baseEngine: null,
    sourceLanguage: 'en',
    targetLanguage: 'lt',
  });
  const shareUntil = async (expiresAt: string | null) => {
    const { share } = await callProduct(page, customEnginesApi.shareEngine, {
      customEngineId,
      password,
      expiresAt,
    });
    return `/engine/s/${customEngineId}/${share?.token}`;
  };
  const link = await shareUntil(null);
  await page.goto(link);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('own organization');
  expect(await seriousFaults(page)).toEqual([]);

  const context = await browser.newContext({
    storageState: stateOf('ann'),
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByLabel('Password').fill('a guess');
  const tooMany = guest.getByText('Too many', { exact: false });
  const wrong = guest.getByText('The password is wrong.', { exact: false });
  for (let tries = 0; tries < 6 && !(await tooMany.isVisible()); tries++) {
    const answered = guest.waitForResponse('**/api/mt/engines/shared/**');
    await guest.getByRole('button', { name: 'Join' }).click();
    await answered;
    await expect(tooMany.or(wrong)).toBeVisible();
  }
  await expect(tooMany).toBeVisible();
  await guest.mouse.move(0, 0);
  await expect(guest.locator('.ant-btn-loading')).toHaveCount(0); // paler until then
  expect(await seriousFaults(guest)).toEqual([]);

  const short = await shareUntil(new Date(Date.now() + 5_000).toISOString());
  await expect(async () => {
    await guest.goto(short);
    await expect(guest.getByText('This link has ended')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await context.close();
});
