import type { Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

const mostWorkers = 4;

/**
 * Fetches a challenge and works it out in workers: a moment of the visitor's processor instead of a riddle.
 * Needs `crypto.subtle`, which browsers give to pages on https and on localhost only.
 * @throws {CaptchaUnsolvedError} when this browser cannot solve it
 */
export async function solveCaptcha(): Promise<string> {
  const answer = await callApi(endpoints.accounts.captcha, {});
  if (!isChallenge(answer)) throw new CaptchaUnsolvedError();
  const { solveChallengeWorkers } = await import('altcha/lib');
  const { parameters, signature } = answer;
  const challenge = { parameters, ...(signature === undefined ? {} : { signature }) };
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Pbkdf2Worker(),
  }).catch(() => null);
  if (!solution) throw new CaptchaUnsolvedError();
  return btoa(JSON.stringify({ challenge, solution }));
}

export class CaptchaUnsolvedError extends Error {
  override readonly name = 'CaptchaUnsolvedError';
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value && typeof value.parameters === 'object' && value.parameters !== null;
}
