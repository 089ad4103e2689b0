import { expect, test } from 'vitest';
import { checkMalformedAnswers } from './check-malformed-answers.ts';
import { checkMalformedBodies } from './check-malformed-bodies.ts';

test('a malformed answer gives the right text or none', async () => {
  const { faults, translated, refused } = await checkMalformedAnswers(7, 400);
  expect(faults).toEqual([]);
  // Both ends were reached: neither all refused nor all taken.
  expect(translated).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test('a malformed body of any service gives the right text or none', { timeout: 60_000 }, async () => {
  const { faults, translated, refused } = await checkMalformedBodies(7, 400);
  expect(faults).toEqual([]);
  expect(translated).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
