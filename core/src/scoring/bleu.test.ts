import { describe, expect, test } from 'vitest';
import { bleuScore, countBleu, sumBleu } from './bleu.ts';

// Expected scores are the formula of Papineni and others written out, with the counts that can be read off.
describe('of a segment', () => {
  test('counts no word more often than a reference has it', () => {
    const counts = countBleu('the the the the', ['the cat is on the mat'], '13a');
    expect(counts).toEqual({
      correct: [2, 0, 0, 0],
      total: [4, 3, 2, 1],
      hypothesisLength: 4,
      referenceLength: 6,
    });
    const precisions = [2 / 4, 1 / (2 * 3), 1 / (4 * 2), 1 / (8 * 1)];
    const mean = precisions.reduce((product, one) => product * one) ** (1 / 4);
    expect(bleuScore(counts)).toBeCloseTo(100 * Math.exp(1 - 6 / 4) * mean, 10);
  });

  test('takes each n-gram from whichever reference has it, and the length of the nearest', () => {
    const counts = countBleu('a b c d e', ['a b x x x x x x', 'y d e y'], 'none');
    expect(counts).toEqual({
      correct: [4, 2, 0, 0],
      total: [5, 4, 3, 2],
      hypothesisLength: 5,
      referenceLength: 4,
    });
  });

  test('of two references equally near the shorter one counts', () => {
    expect(countBleu('a b', ['a b c', 'a'], 'none').referenceLength).toBe(1);
  });

  test('what is shorter than four words scores by the orders it has, where that is asked for', () => {
    const counts = countBleu('good morning', ['good morning'], '13a');
    expect(bleuScore(counts)).toBe(0);
    expect(bleuScore(counts, { effectiveOrder: true })).toBeCloseTo(100, 10);
  });

  test.each([
    ['', 'a b c d'],
    ['a b c d', ''],
    ['', ''],
    ['e f g h', 'a b c d'],
  ])('%j against %j is 0', (hypothesis, reference) => {
    expect(bleuScore(countBleu(hypothesis, [reference], '13a'))).toBe(0);
  });
});

test('of a corpus adds counts up, not scores', () => {
  const counts = [
    countBleu('a b c d e f', ['a b c d e f'], 'none'),
    countBleu('x y', ['a b c d e f'], 'none'),
  ];
  const precisions = [6 / 8, 5 / 6, 4 / 4, 3 / 3];
  const mean = precisions.reduce((product, one) => product * one) ** (1 / 4);
  expect(bleuScore(sumBleu(counts))).toBeCloseTo(100 * Math.exp(1 - 12 / 8) * mean, 10);
});
