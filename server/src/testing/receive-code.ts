import { accountsApi } from '@transloom/contracts/accounts';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { TestBrowser } from './open-browser.ts';
import { solveCaptcha } from './solve-captcha.ts';

type Purpose = RequestOf<typeof accountsApi.sendCode>['purpose'];

/** Asks for a code and reads it where it was sent. */
export async function receiveCode(browser: TestBrowser, purpose: Purpose, target: string): Promise<string> {
  const captcha = await solveCaptcha(browser);
  const answer = await browser.call(accountsApi.sendCode, { purpose, target, captcha });
  if (answer.http !== 200) throw new Error(`no code: ${answer.code}`);
  const { data: items } = await browser.call(accountsApi.outbox, {});
  const item = items.find((each) => each.target === target.toLowerCase());
  const code = /\d{6}/.exec(item?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code in the outbox');
  return code;
}
