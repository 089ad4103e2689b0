import { describe, expect, test } from 'vitest';
import { chrfScore, countChrf, sumChrf } from './chrf.ts';

const fScore = (precision: number, recall: number) => (500 * precision * recall) / (4 * precision + recall);

describe('chrF', () => {
  test('is the mean of the orders that both texts are long enough for', () => {
    // Of `ab` in `abc`: all two letters and the one pair are right; of the reference 2 of 3 and 1 of 2.
    expect(chrfScore(countChrf('ab', ['abc']))).toBeCloseTo(fScore(1, (2 / 3 + 1 / 2) / 2), 10);
  });

  test('takes no notice of white space', () => {
    expect(chrfScore(countChrf('我有3个', ['我有 3 个']))).toBe(100);
  });

  test('counts a character outside the first plane once', () => {
    expect(countChrf('😀', ['😀'])[0]).toEqual({ hypothesis: 1, reference: 1, common: 1 });
  });

  test('takes the better of two references', () => {
    expect(chrfScore(countChrf('abc', ['xyz', 'abc']))).toBe(100);
  });

  test.each([
    ['', 'a'],
    ['a', ''],
    ['', ''],
    ['a', 'b'],
  ])('%j against %j is 0', (hypothesis, reference) => {
    expect(chrfScore(countChrf(hypothesis, [reference]))).toBe(0);
  });

  test('of a corpus adds counts up', () => {
    const counts = [countChrf('a', ['a']), countChrf('b', ['c'])];
    expect(chrfScore(sumChrf(counts))).toBeCloseTo(fScore(1 / 2, 1 / 2), 10);
  });
});

describe('chrF++', () => {
  test('counts words and pairs of words too, a sign at the end of a word for itself', () => {
    const counts = countChrf('So, (it is)', ['So , it is'], { words: true });
    expect(counts.slice(6)).toEqual([
      { hypothesis: 6, reference: 4, common: 4 },
      { hypothesis: 5, reference: 3, common: 2 },
    ]);
  });
});
