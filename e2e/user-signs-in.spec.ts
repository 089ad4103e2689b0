import { expect, test } from '@playwright/test';
import { administrator, changer, forgetter } from './setup/accounts.ts';
import { newAddress, proofOfWorkMs, readCode, sendCode, signIn } from './setup/people.ts';

test('a deep link waits until somebody has signed in', async ({ page }) => {
  await page.goto('/tools?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('手机号、邮箱或用户名').fill(administrator.account);
  await page.getByLabel('密码', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\?from=mail$/);
  await expect(page).toHaveTitle('译梭 - 工具箱');

  await page.goto('/login');
  await expect(page).toHaveURL(/\/project\/index$/);
});

test.describe('from an address of its own', () => {
  // Wrong passwords make the check necessary for everybody behind the address, in other journeys too.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } });

  test('wrong passwords are reported, and the captcha runs by itself', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('手机号、邮箱或用户名').fill(newAddress());
    await page.getByLabel('密码', { exact: true }).fill('wrong-password');
    const submit = page.getByRole('button', { name: '登录', exact: true });
    const checked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/auth/login') && (request.postData() ?? '').includes('"captcha"'),
    );
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      // A click while the last one is not answered counts for nothing.
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
      await submit.click();
      await answered;
      await expect(submit).not.toHaveClass(/loading/, { timeout: proofOfWorkMs });
    }
    await checked;
    await expect(page.getByText('账号或密码错误。')).toBeVisible();
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong-password');
  });
});

test('a changed password is the one that works', async ({ page, browser }) => {
  await signIn(page, changer);
  await page.goto('/account/index');
  await page.getByRole('button', { name: '修改密码' }).click();
  await page.getByLabel('当前密码').fill(changer.password);
  await page.getByLabel('新密码').fill('journey2');
  await page.getByLabel('确认密码').fill('journey2');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), { ...changer, password: 'journey2' });
  await elsewhere.close();
});

// Rule D9.40 of the specification.
test('a forgotten password is replaced with a code', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByLabel('手机号或邮箱').fill(forgetter.account);
  await sendCode(page);
  await page.getByLabel('验证码').fill(await readCode(page, forgetter.account));
  await page.getByLabel('新密码').fill('journey3');
  await page.getByLabel('确认密码').fill('journey3');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText('新密码已生效')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { ...forgetter, password: 'journey3' });
});
