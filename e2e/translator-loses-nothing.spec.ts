import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accountsApi } from '@transloom/contracts/accounts';
import { workbenchApi } from '@transloom/contracts/workbench';
import { password } from './setup/accounts.ts';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';
import { makeDocument as makeDocumentAs } from './setup/make-document.ts';
import { openOwnProduct } from './setup/own-product.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';
import { linkOf } from './setup/signed-in-people.ts';

const savePath = '**/api/editor/documents/*/segments';

function letterOf(word: string) {
  const sentences = ['The boat is here', 'The river is wide', 'The bridge is new'];
  return { name: `${word}.txt`, content: sentences.map((each) => `${each}, ${word}.`).join('\n\n') };
}

/** Nothing of what the page sends to save arrives, until the function it gives is called. */
async function blockSaving(page: Page): Promise<() => Promise<void>> {
  await page.route(savePath, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionfailed'),
  );
  return () => page.unroute(savePath);
}

async function targetsOf(context: BrowserContext, address: string): Promise<readonly string[]> {
  const documentId = new URL(address, 'http://localhost').searchParams.get('documentId') ?? '';
  const { segments } = await callProduct(context, workbenchApi.listSegments, { documentId });
  return segments.map(({ target }) => target);
}

test('what is typed and confirmed without a connection is saved when it is back', async ({
  ann,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('alder'));
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  await editor.enter(1);
  await ann.setOffline(true);
  await page.keyboard.type('El barco está aquí.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('El río es ancho.');
  await expect(editor.state).toHaveText('2 segments are waiting to be saved');
  await expect(editor.row(1).getByLabel('Not saved yet')).toBeVisible();
  await ann.setOffline(false);
  await expect(editor.saved).toBeVisible({ timeout: 20_000 });
  expect(await targetsOf(ann, address)).toEqual(['El barco está aquí.', 'El río es ancho.', '']);
});

test('a server that stops and starts again gets what was typed meanwhile', async ({ browser }) => {
  test.setTimeout(180_000);
  const product = await openOwnProduct();
  const storageState = await signInWithLink(product.address, linkOf(product.demoLinks, 'PROJECT_MANAGER'));
  const context = await browser.newContext({ baseURL: product.address, storageState });
  const address = await makeDocumentAs(context, letterOf('birch'));
  const page = await context.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  await editor.enter(1);
  await page.keyboard.type('El barco');
  await expect(editor.saved).toBeVisible();
  await product.stop();
  await page.keyboard.type(' está aquí.');
  await expect(editor.state).toHaveText('1 segment is waiting to be saved');
  await expect(page.getByText('Offline. Changes are kept on this computer.')).toBeVisible();
  await product.startAgain();
  await expect(editor.saved).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect((await targetsOf(context, address))[0]).toBe('El barco está aquí.');
  await context.close();
  await product.remove();
});

test('an answer that is lost changes nothing twice', async ({ ann, makeDocument }) => {
  const address = await makeDocument(letterOf('cedar'));
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  let lost = 0;
  await page.route(savePath, async (route) => {
    if (route.request().method() === 'GET' || lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await editor.enter(1);
  await page.keyboard.type('El barco');
  await expect(editor.state).toHaveText('1 segment is waiting to be saved');
  await page.keyboard.type(' está aquí.');
  await expect(editor.saved).toBeVisible({ timeout: 20_000 });
  expect(lost).toBe(2);
  expect((await targetsOf(ann, address))[0]).toBe('El barco está aquí.');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Lost a conflict')).toBeHidden();
});

test('a page that is loaded anew right after a key still has it', async ({ ann, makeDocument }) => {
  const address = await makeDocument(letterOf('dogwood'));
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  const unblock = await blockSaving(page);
  await editor.enter(1);
  await page.keyboard.type('El barco está aquí.');
  await page.reload();
  await expect(editor.target(1)).toHaveText('El barco está aquí.');
  await expect(editor.state).toHaveText('1 segment is waiting to be saved');
  await unblock();
  await expect(editor.saved).toBeVisible({ timeout: 20_000 });
  expect((await targetsOf(ann, address))[0]).toBe('El barco está aquí.');
});

test('a session that ended keeps the text, and it is saved after signing in again', async ({
  browser,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('elm'));
  const context = await browser.newContext();
  const signIn = () => callProduct(context, accountsApi.signIn, { account: 'demo.manager', password });
  const remember = async (page: Page, userInfo: object | null) =>
    page.evaluate((text) => localStorage.setItem('userInfo', text), JSON.stringify(userInfo));
  const page = await context.newPage();
  const editor = editorOf(page);
  const { userInfo } = await signIn();
  await page.goto('/healthz');
  await remember(page, userInfo);
  await editor.open(address);
  await editor.enter(1);
  const unblock = await blockSaving(page);
  await page.keyboard.type('El barco está aquí.');
  await expect(editor.state).toHaveText('1 segment is waiting to be saved');
  await callProduct(context, accountsApi.signOut, {});
  await unblock();
  await page.waitForURL('**/login', { timeout: 30_000 });
  const again = await signIn();
  await remember(page, again.userInfo);
  await editor.open(address);
  await expect(editor.target(1)).toHaveText('El barco está aquí.');
  await expect(editor.saved).toBeVisible();
  expect((await targetsOf(context, address))[0]).toBe('El barco está aquí.');
  await context.close();
});

test('two windows of one user keep each other’s text', async ({ ann, makeDocument }) => {
  const address = await makeDocument(letterOf('fir'));
  const first = await ann.newPage();
  const inFirst = editorOf(first);
  await inFirst.open(address);
  await blockSaving(first);
  await inFirst.enter(1);
  await first.keyboard.type('El barco está aquí.');
  await expect(inFirst.state).toHaveText('1 segment is waiting to be saved');
  const second = await ann.newPage();
  const inSecond = editorOf(second);
  await inSecond.open(address);
  await inSecond.enter(2);
  await second.keyboard.type('El río es ancho.');
  await expect(inSecond.saved).toBeVisible();
  await expect(inSecond.target(1)).toHaveText('(empty)');
  await first.close();
  await second.reload();
  await expect(inSecond.target(1)).toHaveText('El barco está aquí.');
  await expect(inSecond.saved).toBeVisible();
  expect(await targetsOf(ann, address)).toEqual(['El barco está aquí.', 'El río es ancho.', '']);
});

// Rule D5.43 of the specification.
test('leaving the page waits until it is saved', async ({ ann, makeDocument }) => {
  const address = await makeDocument(letterOf('gorse'));
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(address);
  await editor.enter(1);
  await page.keyboard.type('El barco está aquí.');
  await page.getByRole('button', { name: 'Back to the project' }).click();
  await page.waitForURL('**/project/list**');
  await expect.poll(async () => (await targetsOf(ann, address))[0]).toBe('El barco está aquí.');
});
