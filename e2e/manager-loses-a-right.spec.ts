import { type BrowserContext, expect } from '@playwright/test';
import { accountsApi } from '@transloom/contracts/accounts';
import { memoriesApi } from '@transloom/contracts/memories';
import { termsApi } from '@transloom/contracts/terms';
import { administrator } from './setup/accounts.ts';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { makeMemory } from './setup/make-memory.ts';
import { makeTermBase } from './setup/make-term-base.ts';
import { signIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

/** Owns what is lent to the others. */
let owner: BrowserContext;

test.beforeEach(async ({ browserOf }) => {
  owner = await browserOf('dora');
});

test('what was typed into a memory that is no longer shared is left to be copied', async ({ ann }) => {
  const memoryId = await makeMemory(owner, 'Lent for a while', [
    { sourceMarkup: 'The kiln is hot.', targetMarkup: 'Krāsns ir karsta.' },
  ]);
  const page = await ann.newPage();
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  const row = page.getByRole('row').filter({ hasText: 'The kiln is hot.' });
  await row.hover();
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Translation', { exact: true }).fill('Ceplis ir karsts.');

  await callProduct(owner, memoriesApi.changeMemory, { memoryId, shared: false });
  await expect(page.getByRole('alert').getByText('Memory not found')).toBeVisible();
  const typed = page.getByRole('region', { name: 'Your unsaved text' });
  await expect(typed.getByText('Ceplis ir karsts.')).toBeVisible();
  await typed.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ceplis ir karsts.');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to memories' }).click();
  await expect(page.getByRole('button', { name: 'New memory' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lent for a while' })).toHaveCount(0);
  await callProduct(owner, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
});

test('a memory that may only be read from now on keeps what is being typed in sight', async ({ ann }) => {
  const memoryId = await makeMemory(owner, 'Closed meanwhile', [
    { sourceMarkup: 'The glaze is wet.', targetMarkup: 'Glazūra ir mitra.' },
  ]);
  const page = await ann.newPage();
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  const row = page.getByRole('row').filter({ hasText: 'The glaze is wet.' });
  await row.hover();
  await row.getByRole('button', { name: 'Edit' }).click();
  const target = page.getByLabel('Translation', { exact: true });
  await target.fill('Glazūra vēl ir mitra.');

  const writable = (now: boolean) =>
    callProduct(owner, memoriesApi.changeMemory, { memoryId, writable: now });
  await writable(false);
  await expect(page.getByRole('alert')).toHaveText(/This memory can no longer be changed/);
  await expect(target).toHaveValue('Glazūra vēl ir mitra.');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  expect(await seriousFaults(page)).toEqual([]);
  await writable(true);
  await save.click();
  await expect(page.getByRole('cell', { name: 'Glazūra vēl ir mitra.' })).toBeVisible();
  await callProduct(owner, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
});

test('of a term base that is deleted while a term is typed the words stay', async ({ ann }) => {
  const termBaseId = await makeTermBase(owner, 'Lent words', [['kiln', 'ceplis']]);
  const page = await ann.newPage();
  await page.goto(`/asset/term/detail?termBaseId=${termBaseId}`);
  await page.getByRole('button', { name: 'Add term' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('English term', { exact: true }).fill('glaze');
  await drawer.getByLabel('Latvian term', { exact: true }).fill('glazūra');
  await drawer.getByLabel('Definition').fill('Glass on clay.');
  await callProduct(owner, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
  await expect(page.getByRole('alert').getByText('Term base not found')).toBeVisible();
  const typed = page.getByRole('region', { name: 'Your unsaved text' });
  for (const text of ['glaze', 'glazūra', 'Glass on clay.'])
    await expect(typed.getByText(text, { exact: true })).toBeVisible();
});

test('in the editor a match goes with its memory, and an entry that is open says so', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  const sentence = 'The potter wedges grey clay.';
  const memoryId = await makeMemory(owner, 'Lent to the editor', [
    { sourceMarkup: sentence, targetMarkup: 'Podnieks mīca mālu.' },
  ]);
  await editor.open(await makeDocument({ name: 'potter.txt', content: sentence }, { target: 'lv' }));
  await editor.enter(1);
  const match = page.getByRole('complementary').getByRole('article').filter({ hasText: 'Podnieks' });
  await match.getByRole('button', { name: 'Open the entry' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Translation', { exact: true }).fill('Podnieks mīca pelēku mālu.');
  await callProduct(owner, memoriesApi.changeMemory, { memoryId, shared: false });
  await expect(drawer.getByText('This entry no longer exists')).toBeVisible();
  await expect(drawer.getByLabel('Translation', { exact: true })).toHaveValue('Podnieks mīca pelēku mālu.');
  await expect(match).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await callProduct(owner, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
});

test('what was typed when the session ended is given back behind the sign-in', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await signIn(page, administrator);
  const pair = { sourceMarkup: 'The wheel turns.', targetMarkup: 'Ripa griežas.' };
  const memoryId = await makeMemory(context, 'Read until signed out', [pair]);
  await page.goto(`/asset/memory/detail?memoryId=${memoryId}`);
  const row = page.getByRole('row').filter({ hasText: 'The wheel turns.' });
  await row.hover();
  await row.getByRole('button', { name: '修改', exact: true }).click();
  await page.getByLabel('译文', { exact: true }).fill('Podnieka ripa griežas.');
  // The same session, as in another tab.
  await callProduct(context, accountsApi.signOut, {});
  await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('手机号、邮箱或用户名').fill(administrator.account);
  await page.getByLabel('密码', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const given = page.getByRole('dialog', { name: '你输入的内容' });
  await expect(given.getByText('Podnieka ripa griežas.')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await given.getByRole('button', { name: '知道了' }).click();
  await expect(given).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`memoryId=${memoryId}`));
  await page.reload();
  await expect(row).toBeVisible();
  await expect(given).toHaveCount(0);
  await callProduct(context, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
  await context.close();
});
