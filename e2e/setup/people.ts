import { expect, type Page } from '@playwright/test';
import type { Person } from './accounts.ts';
import type { MadeFile } from './call-product.ts';
import { stateOf } from './signed-in-people.ts';

/** `test.use(signedIn())`: begins signed in as the administrator of the installation, without the sign-in page. */
export function signedIn(): { storageState: string } {
  return { storageState: stateOf('administrator') };
}

export async function signIn(page: Page, { account, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('手机号、邮箱或用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible({ timeout: proofOfWorkMs });
}

/** Drops files on a page once it takes some: it asks the server for their types and sizes first. */
export async function dropFiles(page: Page, files: readonly MadeFile[]): Promise<void> {
  const input = page.locator('input[type=file]:not([webkitdirectory])');
  await expect(input).toBeEnabled();
  await input.setInputFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })),
  );
}

/** The check that a person is there costs a moment of the processor, which a busy machine has not always. */
export const proofOfWorkMs = 40_000;

/** Asks for a code on a page of visitors; the next one can be asked for after a while only. */
export async function sendCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled({ timeout: proofOfWorkMs });
}

/** The code sent last to an address, as the development outbox shows it. */
export async function readCode(page: Page, target: string): Promise<string> {
  const answer = await page.request.get('/api/dev/outbox', { headers: { 'client-language': 'zh-CN' } });
  const { data } = (await answer.json()) as { data: { target: string; text: string }[] };
  const letter = data.find((sent) => sent.target === target);
  return /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
}

let visitors = 0;

/** An address nobody has used in this run. */
export function newAddress(): string {
  visitors += 1;
  return `visitor-${Date.now()}-${visitors}@example.com`;
}
