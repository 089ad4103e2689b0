import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { invitesApi } from '@transloom/contracts/invites';
import { messagesApi } from '@transloom/contracts/messages';
import { applicant, heir, suspect } from './setup/accounts.ts';
import { callProduct } from './setup/call-product.ts';
import { signedIn, signIn } from './setup/people.ts';
import { smallPicture } from './setup/small-picture.ts';

/** No two organizations have the same name, and a journey may run again. */
const school = `远山外国语学院${randomInt(1_000_000)}`;

test.use(signedIn());

/** A browser in which nobody is signed in. */
const nobody = { cookies: [], origins: [] };

// Rules D3.54, D5.74, D5.76, D6.1 of the specification.
test('an application is approved, the organization is used, transferred, and left', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({ storageState: nobody });
  const own = await theirs.newPage();
  await signIn(own, applicant);
  await own.goto('/account/apply?kind=education');
  await own.getByRole('button', { name: '提交申请' }).click();
  await expect(own.getByText('请填写“院校全称”。')).toBeVisible();
  await own.getByLabel('院校全称').fill(school);
  await own.getByLabel('开设课程').fill('计算机辅助翻译');
  await own.getByLabel('联系人').fill('陈老师');
  await own.getByLabel('称谓').fill('系主任');
  await own.getByLabel('手机号', { exact: true }).fill('13800138000');
  await own.getByLabel('邮箱').fill('chen@example.com');
  await own
    .locator('input[type=file]')
    .setInputFiles({ name: '申请表.png', mimeType: 'image/png', buffer: smallPicture });
  await expect(own.getByText('已上传：申请表.png')).toBeVisible();
  await own.getByRole('button', { name: '提交申请' }).click();
  await expect(own.getByText('已提交', { exact: true })).toBeVisible();

  await page.goto(`/operator/applications?search=${school}`);
  await page.getByRole('link', { name: school }).click();
  await expect(page.getByText('计算机辅助翻译')).toBeVisible();
  await page.getByRole('button', { name: '留言' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('内容').fill('请补充学校公章。');
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('已发送')).toBeVisible();
  await page.getByRole('button', { name: '开始审核' }).click();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('已通过', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '驳回' })).toHaveCount(0);

  await own.reload();
  await expect(own.getByText('已通过', { exact: true })).toBeVisible();
  await expect(own.getByRole('navigation', { name: '主导航' }).getByText(school)).toBeVisible();
  const { pager } = await callProduct(theirs, messagesApi.listMessages, {});
  expect(pager.records.some(({ templateContent }) => templateContent.includes('请补充学校公章。'))).toBe(
    true,
  );

  await own.goto('/account/organizations');
  await own.getByRole('button', { name: `切换到“${school}”` }).click();
  const organizations = own.getByRole('navigation', { name: '主导航' }).getByRole('list', { name: '组织' });
  await expect(organizations.locator('[data-selected="true"]')).toContainText(school);
  await callProduct(theirs, invitesApi.inviteAddresses, { role: 'REVIEWER', targets: [heir.account] });
  const heirs = await browser.newContext({ storageState: nobody });
  const next = await heirs.newPage();
  await signIn(next, heir);
  await next.goto('/account/organizations');
  await next.getByRole('region', { name: '收到的邀请' }).getByRole('link', { name: '打开' }).click();
  await next.getByLabel('姓名').fill('王继任');
  await next.getByRole('button', { name: '接受邀请' }).click();
  await next.getByRole('button', { name: '前往该组织' }).click();

  await own.goto('/account/organizations');
  await expect(own.getByRole('button', { name: '退出', exact: true })).toBeDisabled();
  await own.goto('/team/index');
  const member = own.getByRole('row').filter({ hasText: '王继任' });
  await member.hover();
  await member.getByRole('button', { name: '移交超级管理员' }).click();
  const transfer = own.getByRole('dialog');
  await transfer.getByRole('combobox', { name: '移交后你的角色' }).click();
  await own.locator('.ant-select-dropdown:visible').getByTitle('项目经理', { exact: true }).click();
  await transfer.getByRole('button', { name: '移交', exact: true }).click();
  await expect(own.getByText('已移交给 王继任')).toBeVisible();

  await next.goto('/team/index');
  await expect(next.getByRole('row').filter({ hasText: '王继任' }).getByText('超级管理员')).toBeVisible();
  await expect(next.getByRole('row').filter({ hasText: '项目经理' })).toBeVisible();
  await own.goto('/account/organizations');
  await own.getByRole('button', { name: '退出', exact: true }).click();
  await own.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
  await expect(organizations.getByText(school)).toHaveCount(0);
  await Promise.all([theirs.close(), heirs.close()]);
});

test('a suspended person is told so at once, and a link lets them in after they are restored', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({ storageState: nobody });
  const own = await theirs.newPage();
  await signIn(own, suspect);
  await page.goto(`/operator/people?search=${suspect.account}`);
  const row = page.getByRole('row').filter({ hasText: suspect.account });
  await row.hover();
  await row.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row.getByText('已停用')).toBeVisible();
  await expect(own.getByText('您的账号已被平台管理员停用，请联系平台管理员。')).toBeVisible();
  await expect(own).toHaveURL(/\/login$/);

  await row.hover();
  await row.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await expect(row.getByText('正常')).toBeVisible();
  await row.hover();
  await row.getByRole('button', { name: '登录链接' }).click();
  const link = await page.getByRole('dialog').getByText('#link=').textContent();
  await own.goto(link ?? '');
  await expect(own.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await theirs.close();
});

test('settings, jobs, dictionaries, storage and health need no SQL', async ({ page }) => {
  await page.goto('/operator/settings');
  const line = page.getByRole('listitem').filter({ hasText: '同时对比的模型数' });
  await line.getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('数值').fill('7');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(line.getByText(/由 administrator 修改/)).toBeVisible();
  await line.getByRole('button', { name: '恢复默认' }).click();
  await expect(line.getByText(/由 administrator 修改/)).toHaveCount(0);

  await page.goto('/operator/jobs?kind=documents.prepare-document');
  await expect(page.getByRole('cell', { name: 'documents.prepare-document' }).first()).toBeVisible();

  await page.goto('/operator/dictionaries?type=tk-text-type');
  await page.getByRole('button', { name: '添加选项' }).click();
  await dialog.getByLabel('标识').fill('Wrong one');
  await dialog.getByLabel('中文名称').fill('标书');
  await dialog.getByLabel('英文名称').fill('Tender');
  await dialog.getByRole('button', { name: '添加选项' }).click();
  await expect(dialog.getByText(/只能使用小写字母/)).toBeVisible();
  await dialog.getByLabel('标识').fill('tender');
  await dialog.getByRole('button', { name: '添加选项' }).click();
  const row = page.getByRole('row').filter({ hasText: 'tender' });
  await expect(row.getByText('新增')).toBeVisible();
  await row.hover();
  await row.getByRole('button', { name: '删除' }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/operator/storage');
  await expect(page.getByText('项目文件')).toBeVisible();
  await page.goto('/operator/health');
  const workers = page.getByRole('listitem').filter({ hasText: '后台进程' });
  await expect(workers.getByText('正常')).toBeVisible();
});
