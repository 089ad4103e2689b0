import { expect, type Page, test } from '@playwright/test';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '@transloom/server/testing/fake-engines/fake-openai';
import { chooseEngine } from './setup/choose-engine.ts';
import { chooseOption } from './setup/choose-option.ts';
import { type OwnProduct, openOwnProduct } from './setup/own-product.ts';
import { dropFiles, readCode, sendCode } from './setup/people.ts';
import { toProjectSettings } from './setup/to-project-settings.ts';

/** Characters are counted on a product of its own, with two engines of the installation and a simulated WeChat Pay. */
let model: FakeEngine;
let product: OwnProduct;
const workMs = 90_000;

test.beforeAll(async () => {
  model = await startFakeOpenAi();
  const settings = { baseUrl: model.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const engine = (id: string, name: string) => ({ id, vendor: 'openai-compatible', name, settings });
  product = await openOwnProduct({
    BILLING: 'true',
    WECHAT_PAY_SIMULATOR: 'true',
    PRIVATE_ENGINE_HOSTS: '127.0.0.1',
    ENGINES: JSON.stringify([engine('loom', 'Loom'), engine('spindle', 'Spindle')]),
  });
});
test.afterAll(async () => {
  await product.remove();
  await model.stop();
});

/** Somebody with the characters of the free plan: 50,000 a month. */
async function signUp(page: Page): Promise<void> {
  const phone = '13911110007';
  await page.goto('/signup');
  await page.getByLabel('手机号或邮箱').fill(phone);
  await sendCode(page);
  await page.getByLabel('验证码').fill(await readCode(page, phone));
  await page.getByLabel('新密码').fill('journey1');
  await page.getByLabel('确认密码').fill('journey1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
}

const rowOf = (page: Page, name: string, language: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: language });

async function begin(page: Page, file: { name: string; content: string }): Promise<void> {
  await page.goto('/project/new');
  await dropFiles(page, [file]);
  await expect(page.getByText('已上传')).toBeVisible();
  await toProjectSettings(page);
  await chooseOption(page, page.getByLabel('原文语言'), '英语');
}

// Rules D2.5, D3.1, D3.2, D4.1, D4.5 and D4.6 of the specification.
test('a manager makes projects with two engines, changes one, appends, runs out of characters and goes on', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signUp(page);

  await test.step('two languages, each with an engine of its own', async () => {
    await begin(page, { name: 'tide.txt', content: 'The tide is low.\n\nThe boats wait.\n' });
    await page.getByLabel('项目名称').fill('潮汐');
    for (const language of ['西班牙语', '法语'])
      await chooseOption(page, page.getByLabel('译文语言'), language);
    await page.keyboard.press('Escape');
    await chooseEngine(page, '西班牙语的翻译模型', 'Loom');
    await chooseEngine(page, '法语的翻译模型', 'Spindle');
    await chooseEngine(page, '西班牙语的参考模型', 'Spindle');
    await page.getByLabel('备注').fill('给码头工人看。');
    await expect(page.getByText('使用后剩余')).toBeVisible({ timeout: workMs });
    await page.getByRole('button', { name: '创建项目' }).click();
    await expect(page.getByRole('heading', { name: '潮汐' })).toBeVisible();
    for (const language of ['西班牙语', '法语'])
      await expect(rowOf(page, 'tide.txt', language).getByText('可以编辑')).toBeVisible({ timeout: workMs });
  });

  await test.step('another engine, pre-translated again, and taken back', async () => {
    await page.getByRole('tab', { name: '基础设置' }).click();
    const languages = page.getByRole('region', { name: '语言与模型' });
    await chooseEngine(page, '西班牙语的翻译模型', 'Spindle');
    await languages.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存')).toBeVisible();
    await page.getByRole('tab', { name: '项目文件' }).click();
    await page.getByRole('button', { name: '更多' }).first().click();
    await page.getByRole('menuitem', { name: '重新预翻译' }).click();
    const drawer = page.getByRole('dialog', { name: '重新预翻译' });
    await drawer.getByRole('button', { name: '预览改动' }).click();
    await drawer.getByRole('button', { name: /^预翻译 \d+ 个句段$/ }).click({ timeout: workMs });
    await expect(drawer.getByText(/^已更新 \d+ 个句段$/)).toBeVisible({ timeout: workMs });
    await drawer.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('dialog', { name: /撤销/ }).last().getByRole('button', { name: '撤销' }).click();
    await expect(page.getByText(/^已恢复 \d+ 个句段$/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a file is added', async () => {
    await page.getByRole('button', { name: '添加文件' }).first().click();
    await dropFiles(page, [{ name: 'wind.txt', content: 'The wind turns.\n' }]);
    await page.getByRole('button', { name: '添加 1 个文件' }).click();
    for (const language of ['西班牙语', '法语'])
      await expect(rowOf(page, 'wind.txt', language).getByText('可以编辑')).toBeVisible({ timeout: workMs });
  });

  await test.step('the project is accepted and archived', async () => {
    await page.getByRole('button', { name: '更多' }).first().click();
    await page.getByRole('menuitem', { name: '归档项目' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('还有 6 个句段未确认。')).toBeVisible();
    await dialog.getByRole('button', { name: '归档项目' }).click();
    await expect(page.getByText('已归档', { exact: true })).toBeVisible();
  });

  await test.step('too few characters stop the creation; after the purchase it goes on', async () => {
    const content = Array.from(
      { length: 1_300 },
      (_, index) => `The gull number ${index} looks at the pier.`,
    );
    await begin(page, { name: 'gulls.txt', content: content.join('\n\n') });
    await chooseEngine(page, '西班牙语的翻译模型', 'Loom');
    await chooseEngine(page, '法语的翻译模型', '不使用机器翻译');
    await expect(page.getByText(/^字符流量不足：/)).toBeVisible({ timeout: workMs });
    await page.getByRole('button', { name: '创建项目' }).click();
    await expect(page.getByText('字符流量不足，任务失败。请购买字符包后重试。')).toBeVisible();
    const summary = page.getByRole('region', { name: '已选内容' });
    const refused = summary.getByRole('alert').filter({ hasText: '任务失败' });
    await refused.getByRole('button', { name: '购买字符包' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '模拟支付' }).click();
    await expect(dialog.getByText('支付成功')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(page.getByRole('heading', { name: 'gulls' })).toBeVisible();
    await expect(rowOf(page, 'gulls.txt', '西班牙语').getByText('可以编辑')).toBeVisible({ timeout: workMs });
  });
  await context.close();
});
