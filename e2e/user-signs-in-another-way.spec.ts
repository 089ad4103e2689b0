import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openFakeIssuer } from '@transloom/server/testing/fake-issuer';
import { type LaunchedProduct, launchProduct } from './setup/launch-product.ts';
import { proofOfWorkMs, readCode } from './setup/people.ts';
import { proveDomain } from './setup/prove-domain.ts';
import { signInWithLink } from './setup/sign-in-with-link.ts';
import { linkOf } from './setup/signed-in-people.ts';

// A product of their own: with a simulated WeChat, everybody is offered to bind it.
let product: LaunchedProduct;
const folder = mkdtempSync(join(tmpdir(), 'transloom-e2e-ways-'));
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await launchProduct({
    E2E_DATA_DIR: folder,
    WECHAT_SIMULATOR: 'true',
    PRIVATE_ENGINE_HOSTS: '127.0.0.1',
  });
});

test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (browser: Browser, more: { storageState?: Awaited<ReturnType<typeof signInWithLink>> } = {}) =>
  browser.newContext({ locale: 'zh-CN', baseURL: product.address, ...more });

/** Opens the sign-in by WeChat; gives what the QR code says. */
async function showCode(page: Page): Promise<string> {
  await page.goto('/login');
  await page.getByRole('tab', { name: '微信登录' }).click();
  return (await page.getByText(/^http:\/\/weixin\.qq\.com\/q\//).textContent()) ?? '';
}

async function scan(context: BrowserContext, qrcodeUrl: string): Promise<void> {
  const simulator = await context.newPage();
  await simulator.goto('/dev/wechat');
  await simulator.getByLabel('二维码内容').fill(qrcodeUrl);
  const person = simulator.getByRole('listitem').filter({ hasText: '阿青' });
  await person.getByRole('button', { name: '扫码' }).click();
  await expect(simulator.getByText('平台返回 200')).toBeVisible();
  await simulator.close();
}

// Rules P3.22, P4.15, P4.16, P4.17 of the specification.
test('a new WeChat links a phone number, and signs in by scanning from then on', async ({ browser }) => {
  const context = await open(browser);
  const page = await context.newPage();
  const first = await showCode(page);
  // An asking that fails begins anew with another code.
  await page.route('**/api/auth/wechat/**', (route) => route.abort(), { times: 1 });
  const code = page.getByText(/^http:\/\/weixin\.qq\.com\/q\//);
  await expect(code).not.toHaveText(first);
  await scan(context, (await code.textContent()) ?? '');
  const phone = '13612345678';
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled({ timeout: proofOfWorkMs });
  await page.getByLabel('验证码').fill(await readCode(page, phone));
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.goto('/account/index');
  await expect(page.getByText('已绑定，可扫码登录')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const again = await open(browser);
  const next = await again.newPage();
  await scan(again, await showCode(next));
  await expect(next.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await Promise.all([context.close(), again.close()]);
});

test('the first window offers to bind WeChat, once', async ({ browser }) => {
  const state = await signInWithLink(product.address, linkOf(product.demoLinks, 'REVIEWER'));
  const context = await open(browser, { storageState: state });
  const page = await context.newPage();
  await page.goto('/account/index');
  const offer = page.getByRole('dialog', { name: '绑定微信' });
  await offer.getByRole('button', { name: '以后再说' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await context.close();
});

test('a company sets its sign-in, and its people come in with the role of their group', async ({
  browser,
}) => {
  const issuer = await openFakeIssuer('transloom', 'issuer-secret');
  const state = await signInWithLink(product.address, linkOf(product.demoLinks, 'SUPER_ADMIN'));
  const context = await open(browser, { storageState: state });
  const page = await context.newPage();
  await page.goto('/account/companySignIn');
  await page.getByRole('dialog').getByRole('button', { name: '以后再说' }).click();
  await page.getByRole('button', { name: '添加域名' }).click();
  const dialog = page.getByRole('dialog', { name: '添加域名' });
  await dialog.getByLabel('域名').fill('cloudsail.example.com');
  await dialog.getByRole('button', { name: '添加域名' }).click();
  await expect(page.getByText(/^transloom-verification=/)).toBeVisible();
  await proveDomain(product.databaseUrl, 'cloudsail.example.com');
  await page.reload();
  await expect(page.getByText('已验证')).toBeVisible();
  await page.getByLabel('签发者地址（Issuer）').fill(issuer.issuer);
  await page.getByLabel('客户端 ID').fill('transloom');
  await page.getByLabel('客户端密钥').fill('issuer-secret');
  await page.getByLabel('用户组与角色').fill('managers=PROJECT_MANAGER');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('企业登录已保存')).toBeVisible();

  issuer.expect({
    sub: 'lin',
    email: 'lin@cloudsail.example.com',
    email_verified: true,
    groups: ['managers'],
  });
  const theirs = await open(browser);
  const own = await theirs.newPage();
  await own.goto('/login');
  await own.getByRole('link', { name: '企业登录' }).click();
  await own.getByLabel('公司邮箱').fill('lin@nobody.example.com');
  await own.getByRole('button', { name: '前往登录' }).click();
  await expect(own.getByText('该邮箱所属的企业未开通企业登录。')).toBeVisible();
  await own.getByLabel('公司邮箱').fill('lin@cloudsail.example.com');
  await own.getByRole('button', { name: '前往登录' }).click();
  await expect(own.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await own.getByRole('dialog').getByRole('button', { name: '以后再说' }).click();
  await expect(own.getByRole('navigation', { name: '主导航' }).getByText(/云帆语言/)).toBeVisible();
  await Promise.all([context.close(), theirs.close()]);
  issuer.close();
});
