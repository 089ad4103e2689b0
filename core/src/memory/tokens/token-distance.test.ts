import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradedDistance, similarWords } from './graded-distance.ts';
import { matchTokens } from './match-tokens.ts';
import { distancePattern, numberedDistance, tokenDistance } from './token-distance.ts';

describe('token distance', () => {
  test('is what the table of all prefixes says', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 100 });
    fc.assert(
      fc.property(ids, ids, (a, b) => {
        expect(tokenDistance(distancePattern(Int32Array.from(a)), Int32Array.from(b))).toBe(
          tableDistance(a, b),
        );
      }),
    );
  });

  test('up to a bound is the same, and beyond it more than the bound', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 100 });
    fc.assert(
      fc.property(ids, ids, fc.nat(40), (a, b, most) => {
        const pattern = distancePattern(Int32Array.from(a));
        const numbers = Int32Array.from(b, (id) => pattern.numbers.get(id) ?? 0);
        const distance = tableDistance(a, b);
        const bounded = numberedDistance(pattern, numbers, numbers.length, most);
        if (distance <= most) expect(bounded).toBe(distance);
        else expect(bounded).toBeGreaterThan(most);
      }),
    );
  });
});

describe('graded distance', () => {
  test.each([
    ['the same words', 'the same words', 0],
    ['the red car', 'the blue car', 2],
    ['the red car', 'the car', 2],
    ['open the file', 'open the big old file', 4],
    ['the colour is set', 'the colours is set', 1],
    ['page 5', 'page 77', 0],
    ['红色汽车', '蓝色汽车', 2],
    ['', 'two words', 4],
  ])('%j to %j is %i half units', (first, second, halfUnits) => {
    expect(gradedDistance(matchTokens(first), matchTokens(second))).toBe(halfUnits);
    expect(gradedDistance(matchTokens(second), matchTokens(first))).toBe(halfUnits);
  });

  test('up to a bound is the same, and beyond it more than the bound', () => {
    const text = fc.array(fc.constantFrom('open', 'opens', 'opened', 'file', 'files', '文', '7'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 24 }), (first, second, most) => {
        const [a, b] = [matchTokens(first.join(' ')), matchTokens(second.join(' '))];
        const distance = gradedDistance(a, b);
        const bounded = gradedDistance(a, b, most);
        if (distance <= most) expect(bounded).toBe(distance);
        else expect(bounded).toBeGreaterThan(most);
      }),
    );
  });

  test.each([
    ['colour', 'colours', true],
    ['translate', 'translated', true],
    ['open', 'opens', true],
    ['file', 'fill', false],
    ['regulation', 'population', false],
    ['minister', 'ministry', true],
    ['cat', 'cats', false],
  ])('%s and %s are similar words: %s', (first, second, similar) => {
    expect(similarWords(first, second)).toBe(similar);
  });
});

function tableDistance(a: readonly number[], b: readonly number[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, id] of a.entries()) {
    const row = [i + 1];
    for (const [j, otherId] of b.entries()) {
      const change = Number(above[j]) + (id === otherId ? 0 : 1);
      row.push(Math.min(change, Number(above[j + 1]) + 1, Number(row[j]) + 1));
    }
    above = row;
  }
  return Number(above.at(-1));
}
