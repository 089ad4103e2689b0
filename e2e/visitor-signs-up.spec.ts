import { expect, test } from '@playwright/test';
import { newAddress, readCode, sendCode, signIn } from './setup/people.ts';

test('a visitor signs up by e-mail, is let in, leaves and comes back', async ({ page }) => {
  const address = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: '免费注册' }).click();
  await page.getByLabel('手机号或邮箱').fill(address);
  await sendCode(page);

  await page.getByLabel('验证码').fill(await readCode(page, address));
  await page.getByLabel('新密码').fill('journey1');
  await page.getByLabel('确认密码').fill('journey1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('注册成功')).toBeVisible();
  await expect(page).toHaveURL(/\/project\/index$/);
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await page.getByRole('button', { expanded: false }).and(page.locator('[data-selected=true]')).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { account: address, password: 'journey1' });
});

test('a wrong code is refused and nothing typed is lost', async ({ page }) => {
  const address = newAddress();
  await page.goto('/signup');
  await page.getByLabel('手机号或邮箱').fill(address);
  await sendCode(page);
  await page.getByLabel('验证码').fill('000000');
  await page.getByLabel('新密码').fill('journey1');
  await page.getByLabel('确认密码').fill('journey1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('验证码错误或已过期，请重新获取。')).toBeVisible();
  await expect(page.getByLabel('新密码')).toHaveValue('journey1');
});
