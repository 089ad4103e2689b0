import { expect, type Page, test } from '@playwright/test';
import { totpCode } from '@transloom/server/testing/totp-code';
import { careful } from './setup/accounts.ts';
import { proofOfWorkMs, signIn } from './setup/people.ts';

/** A code counts once; the app shows the next one after this time, and it may come early. */
const stepMs = 30_000;

async function firstStep(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('手机号、邮箱或用户名').fill(careful.account);
  await page.getByLabel('密码', { exact: true }).fill(careful.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible({ timeout: proofOfWorkMs });
}

test('with an app signing in takes two steps, and a recovery code stands in for the app once', async ({
  page,
}) => {
  await signIn(page, careful);
  await page.goto('/account/index');
  await page.getByRole('button', { name: '开启', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '开启两步验证' });
  const key = (await dialog.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await dialog.getByLabel('验证器应用上的验证码').fill('000000');
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  await expect(dialog.getByText('验证码不正确，或已经用过。')).toBeVisible();
  await dialog.getByLabel('验证器应用上的验证码').fill(totpCode(key, Date.now()));
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  const kept = page.getByRole('dialog', { name: '恢复码' });
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? '';
  await kept.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText(/还剩 10 个可用/)).toBeVisible();

  await firstStep(page);
  await page.getByLabel('验证器应用上的验证码').fill(totpCode(key, Date.now() + stepMs));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await firstStep(page);
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await page.getByLabel('恢复码').fill(recovery);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.goto('/account/index');
  await expect(page.getByText(/还剩 9 个可用/)).toBeVisible();
});
