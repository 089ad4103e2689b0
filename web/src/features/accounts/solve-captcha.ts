import type { Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { ScreenError } from '../../api/screen-error.ts';
import { i18next } from '../../i18n/i18next.ts';
import PlainWorker from './solve-without-subtle.worker.ts?worker';

const mostWorkers = 4;

/**
 * Fetches a challenge and works it out in workers: a moment of the visitor's processor instead of a riddle.
 * Browsers give `crypto.subtle` to pages on https and on localhost only; elsewhere a worker does without.
 * @throws {ScreenError} when this browser cannot solve it
 */
export async function solveCaptcha(): Promise<string> {
  const answer = await callApi(endpoints.accounts.captcha, {});
  if (!isChallenge(answer)) throw unsolved();
  const { solveChallengeWorkers } = await import('altcha/lib');
  const { parameters, signature } = answer;
  const challenge = { parameters, ...(signature === undefined ? {} : { signature }) };
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => (globalThis.isSecureContext ? new Pbkdf2Worker() : new PlainWorker()),
  }).catch(() => null);
  if (!solution) throw unsolved();
  return btoa(JSON.stringify({ challenge, solution }));
}

const unsolved = () => new ScreenError(i18next.t('accounts:captcha.unsolved'));

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value && typeof value.parameters === 'object' && value.parameters !== null;
}
