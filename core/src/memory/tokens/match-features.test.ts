import { expect, test } from 'vitest';
import { candidateBounds, onceEach, repeatedToken } from './match-features.ts';

test('repeated tokens are distinguished by their number of repetition', () => {
  const ids = Int32Array.of(7, 8, 7, 7, 8);
  const expected = [7, 8, repeatedToken(7, 2), repeatedToken(7, 3), repeatedToken(8, 2)];
  expect([...onceEach(ids)]).toEqual(expected);
  expect(new Set(expected).size).toBe(5);
});

test.each([
  // tokens, lowest rate, equal tokens: of one of them a similar word may take the place, or of one in twenty
  [1, 70, 1],
  [2, 70, 1],
  [4, 70, 3],
  [5, 70, 3],
  [5, 50, 2],
  [10, 70, 7],
  [40, 70, 26],
  [40, 50, 18],
])('of %i tokens a match of %i has %i at least', (tokens, minRate, shared) => {
  expect(candidateBounds(tokens, minRate).sharedTokens(tokens)).toBe(shared);
});
