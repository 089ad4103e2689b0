import { accountsApi } from '@transloom/contracts/accounts';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { Callable } from './call-as.ts';
import { openBrowser, type TestBrowser } from './open-browser.ts';
import { solveCaptcha } from './solve-captcha.ts';

type CodeRequest = Pick<RequestOf<typeof accountsApi.sendCode>, 'purpose' | 'target'>;

/** Asks for a code in the browser, and reads it on the server's own machine. */
export async function receiveCode(
  server: Callable,
  browser: TestBrowser,
  { purpose, target }: CodeRequest,
): Promise<string> {
  const captcha = await solveCaptcha(browser);
  const answer = await browser.call(accountsApi.sendCode, { purpose, target, captcha });
  if (answer.http !== 200) throw new Error(`no code: ${answer.code}`);
  const { data: items } = await openBrowser(server).call(accountsApi.outbox, {});
  const item = items.find((each) => each.target === target.toLowerCase());
  const code = /\d{6}/.exec(item?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code in the outbox');
  return code;
}
