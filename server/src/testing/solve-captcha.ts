import { accountsApi } from '@transloom/contracts/accounts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestBrowser } from './open-browser.ts';

/** Does what the widget does: asks for a challenge, solves it, and encodes the solution. */
export async function solveCaptcha(browser: TestBrowser): Promise<string> {
  const { data } = await browser.call(accountsApi.captcha, {});
  const challenge = data as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
