import { expect, type Page, test } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '@transloom/server/testing/fake-engines/fake-libretranslate';
import { callProduct, uploadToProduct } from './setup/call-product.ts';
import { type OwnProduct, openOwnProduct } from './setup/own-product.ts';
import { readCode, sendCode } from './setup/people.ts';
import { tomorrow } from './setup/tomorrow.ts';

/** Money is counted on a product of its own, with a simulated WeChat Pay. */
let product: OwnProduct;
let engine: FakeEngine;

test.beforeAll(async () => {
  engine = await startFakeLibreTranslate();
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeLibreTranslateKey };
  product = await openOwnProduct({
    BILLING: 'true',
    WECHAT_PAY_SIMULATOR: 'true',
    PRIVATE_ENGINE_HOSTS: '127.0.0.1',
    ENGINES: JSON.stringify([{ id: 'house', vendor: 'libretranslate', name: 'House', settings }]),
  });
});
test.afterAll(async () => {
  await product.remove();
  await engine.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Somebody with a phone number, at `/signup` or a link of a friend. */
async function signUp(page: Page, link: string, phone: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('手机号或邮箱').fill(phone);
  await sendCode(page);
  const answer = await page.request.get('/api/dev/outbox', { headers: { 'client-language': 'zh-CN' } });
  expect(answer.ok()).toBe(true);
  await page.getByLabel('验证码').fill(await readCode(page, phone));
  await page.getByLabel('新密码').fill('journey1');
  await page.getByLabel('确认密码').fill('journey1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('支付二维码')).toBeVisible();
  await dialog.getByRole('button', { name: '模拟支付' }).click();
  await expect(dialog.getByText('支付成功')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
}

// P2.43, P4.1, P4.2, P4.18, P5.1, P5.2, P8.25, P8.26, P9.5, P9.6, P9.9, P9.10, D4.55
test('a person tries and buys Pro, buys packs and an enterprise, and asks for an invoice', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signUp(page, '/signup', '13911110001');

  await test.step('the trial begins, and Pro is bought', async () => {
    await page.goto('/account/vip');
    await page.getByRole('button', { name: '免费试用 7 天' }).click();
    await dialogOf(page).getByRole('button', { name: '免费试用 7 天' }).click();
    await expect(page.getByText('专业版（试用）').first()).toBeVisible();
    await page.getByRole('button', { name: '立即升级' }).first().click();
    await pay(page);
    await expect(page.getByText('专业版', { exact: true }).first()).toBeVisible();
  });

  await test.step('a payment fails, and the new order is paid', async () => {
    await page.goto('/account/vip?view=char');
    await page.getByRole('button', { name: '购买字符包' }).click();
    await dialogOf(page).getByRole('button', { name: '模拟失败' }).click();
    await expect(page.getByText('支付失败，已重新生成订单')).toBeVisible();
    await pay(page);
    await expect(page).toHaveURL(/\/account\/vip\?view=char/);
    await page.goto('/account/chars');
    await expect(page.getByRole('row', { name: /购买.*100,000/ })).toBeVisible();
  });

  await test.step('tokens are bought', async () => {
    await page.goto('/account/agentToken');
    await page.getByRole('button', { name: '购买 Token' }).click();
    await pay(page);
    await expect(page.getByRole('row', { name: /购买.*100,000/ })).toBeVisible();
  });

  await test.step('an enterprise is bought, with its contract', async () => {
    await page.goto('/account/vip');
    await page.getByRole('button', { name: '立即升级' }).first().click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('组织全称').fill('LXO10001');
    await dialog.getByRole('button', { name: '去支付' }).click();
    await expect(dialog.getByText(/组织名称由系统生成/)).toBeVisible();
    await dialog.getByLabel('组织全称').fill('云图科技有限公司');
    await expect(dialog.getByLabel('结束日期')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    const [contract] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('button', { name: '生成合同' }).click(),
    ]);
    await contract.waitForURL(/\/api\/payment\/contracts\//, { waitUntil: 'commit' }).catch(() => undefined);
    await contract.close();
    await dialog.getByRole('button', { name: '去支付' }).click();
    await pay(page);
  });

  await test.step('a fapiao is asked for', async () => {
    await page.goto('/account/orders?tab=invoices');
    await page.getByRole('button', { name: '申请发票' }).first().click();
    const form = dialogOf(page);
    await form.getByLabel('发票抬头').fill('云图科技有限公司');
    await form.getByLabel('税号').fill('12345');
    await form.getByLabel('接收邮箱').fill('tax@example.com');
    await form.getByRole('button', { name: '提交申请' }).click();
    await expect(form.getByText('请填写正确的税号。')).toBeVisible();
    await form.getByLabel('税号').fill('440300715267261');
    await form.getByRole('button', { name: '提交申请' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('cell', { name: '云图科技有限公司' })).toBeVisible();
  });

  await test.step('a friend signs up by the link, and both are granted characters', async () => {
    await page.goto('/account/invite');
    const link = await page.getByRole('textbox', { name: '我的邀请链接' }).inputValue();
    const friend = await browser.newContext({ baseURL: product.address });
    await signUp(await friend.newPage(), new URL(link).pathname + new URL(link).search, '13911110002');
    await friend.close();
    await page.reload();
    await expect(page.getByText('+10,000 字符')).toBeVisible();
  });
  await context.close();
});

/** The machine may do much else. */
const workMs = 90_000;

/** More than Free grants in a month. */
function longText(): string {
  const line = (i: number) =>
    `Pump ${i} of the hall is opened, looked at and closed again before pump ${i + 1} is opened.`;
  return Array.from({ length: 600 }, (_, i) => line(i)).join('\n');
}

// Too little quota leads to the pack, and back to the work, which goes on.
test('a project that runs out of characters goes on when a pack is bought', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signUp(page, '/signup', '13911110003');
  const { fileId } = await uploadToProduct(page, { name: 'pumps.txt', content: longText() });
  const { projectId } = await callProduct(page, projectsApi.createProject, {
    name: 'Pumps',
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    fileIds: [fileId],
    engines: [{ targetLanguage: 'es', engineKey: 'provided-house' }],
    deadline: tomorrow(),
    people: { openToAll: true, userIds: [] },
  });
  await page.goto(`/project/list?projectId=${projectId}`);
  const row = page.getByRole('row').filter({ hasText: 'pumps.txt' });
  await row.getByRole('button', { name: '购买字符包' }).click({ timeout: workMs });
  await pay(page);
  // Nobody starts it again, and the person stays at the project.
  const first = async () => (await callProduct(page, projectsApi.project, { projectId })).documents[0];
  await expect
    .poll(async () => (await first())?.engineFailures, { timeout: workMs, intervals: [200] })
    .toBe(0);
  await expect(row.getByRole('button', { name: '购买字符包' })).toHaveCount(0, { timeout: workMs });
  await expect(page).toHaveURL(new RegExp(projectId));
  await page.goto('/account/charHistory');
  await expect(page.getByRole('row', { name: /预翻译/ }).first()).toBeVisible();
  await context.close();
});
