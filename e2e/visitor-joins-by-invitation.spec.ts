import { expect } from '@playwright/test';
import { invitesApi } from '@transloom/contracts/invites';
import { callProduct } from './setup/call-product.ts';
import { test } from './setup/editor-test.ts';
import { newAddress, readCode, sendCode } from './setup/people.ts';

// D2.37, D4.53, D5.78, D5.81, P4.4, P4.6: somebody without an account comes back to the invitation after signing up.
test('a visitor opens a link, signs up, applies, is approved and works there', async ({
  browser,
  browserOf,
}) => {
  const dora = await browserOf('dora');
  const invite = await callProduct(dora, invitesApi.createInvite, { role: 'TRANSLATOR', mostUses: 1 });
  const address = newAddress();
  const visitor = await browser.newContext({ locale: 'zh-CN' });
  const page = await visitor.newPage();
  await page.goto(`/team/invite/${invite.code}`);
  await page.getByRole('link', { name: '免费注册' }).click();
  await page.getByLabel('手机号或邮箱').fill(address);
  await sendCode(page);
  await page.getByLabel('验证码').fill(await readCode(page, address));
  await page.getByLabel('新密码').fill('journey1');
  await page.getByLabel('确认密码').fill('journey1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/team/invite/${invite.code}$`));
  await page.getByLabel('姓名').fill('李译员');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('请通知企业管理员进行审核')).toBeVisible();

  const review = await dora.newPage();
  await review.goto('/project/index');
  await review.getByRole('button', { name: /^Messages/ }).click();
  const told = review.getByRole('listitem').filter({ hasText: '李译员' });
  await told.getByRole('button', { name: 'Review' }).click();
  await expect(review).toHaveURL(/\/team\/review/);
  const row = review.getByRole('row').filter({ hasText: '李译员' });
  await row.getByRole('button', { name: 'Approve' }).click();
  await review.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(review.getByText('李译员 is a member now')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '前往该组织' }).click();
  await expect(page.getByRole('list', { name: '组织' }).getByText('云帆语言')).toBeVisible();
  await page.getByRole('link', { name: '任务', exact: true }).click();
  await expect(
    page.getByRole('tab', { name: '我的任务' }).or(page.getByRole('link', { name: '我的任务' })),
  ).toBeVisible();
  // The link was for one person.
  await review.goto(`/team/invite/${invite.code}`);
  await expect(review.getByText('You are a member')).toBeVisible();
  await visitor.close();
});
