import { expect, type Page, test } from '@playwright/test';
import { chooseEngine } from './setup/choose-engine.ts';
import { goodDocx, type HostileFile, refusedAtUpload, refusedWhenRead } from './setup/hostile-files.ts';
import { dropFiles, signedIn } from './setup/people.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

test.use(signedIn());

const good = { name: 'good.docx', content: goodDocx };
const words = ({ message }: HostileFile) => message['zh-CN'];

async function fillIn(page: Page): Promise<void> {
  await toProjectSettings(page);
  await page.getByLabel('原文语言').fill('english');
  await page.locator('.ant-select-dropdown:visible').getByTitle('英语', { exact: true }).click();
  await page.getByLabel('译文语言').fill('法语');
  await page.locator('.ant-select-dropdown:visible').getByTitle('法语', { exact: true }).click();
  await page.keyboard.press('Escape');
  await chooseEngine(page, '法语的翻译模型', '不使用机器翻译');
}

test('every file that cannot be taken is named with the cause, and the good one becomes the project', async ({
  page,
}) => {
  await page.goto('/project/new');
  await dropFiles(page, [...refusedAtUpload, good]);
  const list = page.getByRole('list', { name: '已添加的文件' });
  for (const file of refusedAtUpload) {
    await expect(list.getByRole('listitem').filter({ hasText: file.name })).toContainText(words(file));
  }
  await expect(list.getByText('已上传')).toHaveCount(1);
  await fillIn(page);
  await page.getByRole('button', { name: '创建项目' }).click();
  const question = page.getByRole('dialog', { name: `有 ${refusedAtUpload.length} 个文件没有上传成功` });
  await question.getByRole('button', { name: '创建项目' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'good.docx' }).getByText('可以编辑')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('row').filter({ hasText: '.docx' })).toHaveCount(1);
});

test('a file that cannot be read says why on its line, and can be tried again or deleted', async ({
  page,
}) => {
  await page.goto('/project/new');
  await dropFiles(page, [...refusedWhenRead, good]);
  await expect(page.getByText('已上传')).toHaveCount(refusedWhenRead.length + 1);
  await fillIn(page);
  await page.getByRole('button', { name: '创建项目' }).click();
  for (const file of refusedWhenRead) {
    const row = page.getByRole('row').filter({ hasText: file.name });
    await expect(row).toContainText(words(file), { timeout: 30_000 });
    await expect(row.getByRole('button', { name: `重试 ${file.name}` })).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(0);
  }
  await page.getByRole('button', { name: '下载全部' }).click();
  await expect(page.getByText(/项目中有尚未完成预翻译的文件，暂不能下载/)).toBeVisible();

  const [first] = refusedWhenRead;
  if (!first) throw new Error('no file that cannot be read');
  const row = page.getByRole('row').filter({ hasText: first.name });
  await row.hover();
  await row.getByRole('button', { name: '删除文件' }).click();
  const question = page.getByRole('dialog', { name: `删除“${first.name}”？` });
  await question.getByRole('button', { name: '删除文件' }).click();
  await expect(row).toHaveCount(0);
});

test('names that are taken are left out before anything is sent', async ({ page }) => {
  await page.goto('/project/new');
  await dropFiles(page, [good]);
  await expect(page.getByText('已上传')).toHaveCount(1);
  await dropFiles(page, [good]);
  await expect(page.getByText(/1 个文件与已有文件同名，未添加：good.docx/)).toBeVisible();
  await expect(page.getByRole('list', { name: '已添加的文件' }).getByRole('listitem')).toHaveCount(1);
});
