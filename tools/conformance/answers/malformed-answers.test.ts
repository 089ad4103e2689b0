import { expect, test } from 'vitest';
import { checkMalformedAnswers } from './check-malformed-answers.ts';

test('a malformed answer gives the right text or none', async () => {
  const { faults, translated, refused } = await checkMalformedAnswers(7, 400);
  expect(faults).toEqual([]);
  // Both ends were reached: neither all refused nor all taken.
  expect(translated).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
