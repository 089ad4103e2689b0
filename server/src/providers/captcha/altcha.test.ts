import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { openAltcha } from './altcha.ts';

const captcha = openAltcha({ secret: 'a secret of this test', cost: 1, guesses: [1, 5] });
const now = new Date();

async function solve(challenge: Record<string, unknown>): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return encode({ challenge, solution });
}

function encode(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

test('accepts what the browser of the challenge solved, under one id', async () => {
  const solution = await solve(await captcha.createChallenge('browser', now));
  const first = await captcha.verify(solution, 'browser', now);
  expect(first?.expiresAt.getTime()).toBeGreaterThan(now.getTime());
  expect(await captcha.verify(solution, 'browser', now)).toEqual(first);
});

test('refuses it from another browser, after ten minutes, and under another secret', async () => {
  const solution = await solve(await captcha.createChallenge('browser', now));
  const later = new Date(now.getTime() + 10 * 60_000);
  const other = openAltcha({ secret: 'another secret', cost: 1, guesses: [1, 5] });
  expect(await captcha.verify(solution, 'stranger', now)).toBeUndefined();
  expect(await captcha.verify(solution, 'browser', later)).toBeUndefined();
  expect(await other.verify(solution, 'browser', now)).toBeUndefined();
});

test('refuses a challenge made easier', async () => {
  const challenge = await captcha.createChallenge('browser', now);
  const parameters = { ...(challenge['parameters'] as object), keyPrefix: '00' };
  expect(await captcha.verify(await solve({ ...challenge, parameters }), 'browser', now)).toBeUndefined();
});

test.each(['', 'x', encode(null), encode({}), encode({ challenge: {}, solution: {} }), '{"a":'])(
  'refuses %j',
  async (rubbish) => {
    expect(await captcha.verify(rubbish, 'browser', now)).toBeUndefined();
  },
);
