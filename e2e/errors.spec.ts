import { expect, type Page, test } from '@playwright/test';
import { administrator } from './setup/accounts.ts';
import { signedIn, signIn } from './setup/people.ts';

test.use(signedIn());

/** Answers the request for the list of sessions once with `body`; all other requests reach the server. */
async function answerSessions(page: Page, httpStatus: number, body: object | string): Promise<void> {
  await page.route('**/api/auth/sessions', (route) =>
    route.fulfill({
      status: httpStatus,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

test('what could not be loaded says why and can be tried again', async ({ page }) => {
  await answerSessions(page, 500, {
    status: 500,
    message: '服务器出错，请稍后重试。',
    data: null,
    requestId: 'request-9',
  });
  await page.goto('/account/index');
  await expect(page.getByText('服务器出错，请稍后重试。')).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('本机')).toBeVisible();
});

// Rule P8.3 of the specification.
test('a notice of the server is shown once and closed on both sides', async ({ page }) => {
  await answerSessions(page, 200, {
    status: 222,
    message: '',
    data: null,
    code: 'notice.shown',
    params: {
      id: '0190d3a0-0000-7000-8000-000000000999',
      title: '停机通知',
      content: '<p>今晚 <b>22 点</b></p>',
    },
  });
  const closed = page.waitForRequest('**/platform-setup/popup/close**');
  await page.goto('/account/index');
  await expect(page.getByRole('dialog')).toContainText('22 点');
  await page.getByRole('button', { name: '知道了' }).click();
  expect((await closed).url()).toContain('messageId=0190d3a0');
});

// Rule P8.4 of the specification.
test('an outdated page is loaded again', async ({ page }) => {
  await answerSessions(page, 409, {
    status: 555,
    message: '页面内容已失效，请刷新页面。',
    data: null,
    code: 'page.outdated',
  });
  await page.goto('/account/index');
  await expect(page.getByRole('dialog')).toContainText('页面内容已失效');
  await page.unroute('**/api/auth/sessions');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '重新加载' }).click()]);
  await expect(page.getByText('本机')).toBeVisible();
});

test('without network a quiet line says so, and a failed action is reported', async ({ page, context }) => {
  await page.goto('/account/index');
  await expect(page.getByText('本机')).toBeVisible();
  await page.getByRole('button', { name: '修改密码' }).click();
  await context.setOffline(true);
  await expect(page.getByText('网络已断开。')).toBeVisible();
  await page.getByLabel('当前密码').fill('journey8');
  await page.getByLabel('新密码').fill('journey9');
  await page.getByLabel('确认密码').fill('journey9');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText('处理失败，请检查网络后重试。')).toBeVisible();
  await expect(page.getByLabel('新密码')).toHaveValue('journey9');
  await context.setOffline(false);
  await expect(page.getByText('网络已断开。')).toBeHidden();
});

test('a page whose code does not arrive offers to load again', async ({ page }) => {
  await page.goto('/system/check');
  await page.route('**/assets/guide-page-*.js', (route) => route.abort());
  await page.getByRole('button', { name: '帮助' }).last().click();
  await page.getByRole('menuitem', { name: '使用指南' }).click();
  await expect(page.getByRole('heading', { name: '页面没有加载成功' })).toBeVisible();
  await page.unroute('**/assets/guide-page-*.js');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { name: '快速上手' })).toBeVisible();
});

// Rules P2.2, D2.42 of the specification.
test('an unknown address is not found', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page).toHaveURL(/\/404\?/);
  await expect(page.getByText('没有找到 /nothing/here')).toBeVisible();
});

test.describe('a session of its own', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  // Rule P4.9 of the specification.
  test('an expired session leads to the sign-in page after three seconds, and back', async ({ page }) => {
    await signIn(page, administrator);
    await answerSessions(page, 401, {
      status: 401,
      message: '登录已过期，请重新登录。',
      data: null,
      code: 'session.expired',
    });
    await page.goto('/account/index');
    await expect(page.getByText('登录已过期，请重新登录。').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/, { timeout: 10_000 });
    const account = page.getByLabel('手机号、邮箱或用户名');
    await expect(account).toBeVisible(); // nothing is on its way any more that the route might hold
    await page.unroute('**/api/auth/sessions');
    await account.fill(administrator.account);
    await page.getByLabel('密码', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/account\/index$/);
  });
});
