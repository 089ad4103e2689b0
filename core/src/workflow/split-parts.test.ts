import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfParts, type SplitWish, splitIntoParts } from './split-parts.ts';
import { totalPrice } from './task-price.ts';

const equal = Array.from({ length: 10 }, () => ({ segments: 2, words: 10 }));
const written = (words: readonly number[], wish: SplitWish) =>
  splitIntoParts(
    words.map((count) => ({ segments: 1, words: count })),
    wish,
  )
    .map(({ start, end }) => `${start}-${end}`)
    .join(' ');

describe('splitting (D5.17: consecutive whole paragraphs)', () => {
  test.each<[string, readonly number[], SplitWish, string]>([
    ['in two', [10, 10, 10, 10], { by: 'parts', count: 2 }, '0-2 2-4'],
    ['at the nearest paragraph', [10, 30, 10], { by: 'parts', count: 2 }, '0-1 1-3'],
    ['by words', [10, 10, 10, 10, 10], { by: 'words', size: 20 }, '0-2 2-4 4-5'],
    ['by segments', [1, 1, 1], { by: 'segments', size: 2 }, '0-2 2-3'],
    ['by shares', [10, 10, 10, 10], { by: 'percent', shares: [25, 75] }, '0-1 1-4'],
    ['one long paragraph stays whole', [100], { by: 'parts', count: 3 }, '0-1'],
    ['more parts than paragraphs', [10, 10], { by: 'parts', count: 5 }, '0-1 1-2'],
    ['nothing to split', [], { by: 'parts', count: 2 }, '0-0'],
    ['without words', [0, 0], { by: 'words', size: 10 }, '0-2'],
  ])('%s', (_what, words, wish, parts) => {
    expect(written(words, wish)).toBe(parts);
  });

  test('covers every paragraph once, however it is asked for (D5.18)', () => {
    const wish = fc.oneof(
      fc.record({ by: fc.constant('parts' as const), count: fc.integer({ min: 1, max: 20 }) }),
      fc.record({
        by: fc.constantFrom('segments' as const, 'words' as const),
        size: fc.integer({ min: 1, max: 50 }),
      }),
      fc.record({
        by: fc.constant('percent' as const),
        shares: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1 }),
      }),
    );
    const paragraphs = fc.array(fc.record({ segments: fc.nat(5), words: fc.nat(50) }), { minLength: 1 });
    fc.assert(
      fc.property(paragraphs, wish, (sizes, wanted) => {
        expect(faultOfParts(splitIntoParts(sizes, wanted), sizes.length)).toBeUndefined();
      }),
    );
  });
});

test.each([
  [
    [
      { start: 0, end: 4 },
      { start: 4, end: 10 },
    ],
    undefined,
  ],
  [
    [
      { start: 4, end: 10 },
      { start: 0, end: 4 },
    ],
    undefined,
  ],
  [
    [
      { start: 0, end: 4 },
      { start: 5, end: 10 },
    ],
    'parts.gap',
  ],
  [
    [
      { start: 0, end: 5 },
      { start: 4, end: 10 },
    ],
    'parts.overlap',
  ],
  [
    [
      { start: 0, end: 0 },
      { start: 0, end: 10 },
    ],
    'parts.empty',
  ],
  [[{ start: 0, end: 11 }], 'parts.beyond'],
  [[{ start: 0, end: 9 }], 'parts.gap'],
])('parts %j are %s', (parts, fault) => {
  expect(faultOfParts(parts, equal.length)).toBe(fault);
});

test.each([
  [{ unitPrice: 15, per: 1, billableWords: 100, extraFee: 0 }, 1500],
  [{ unitPrice: 15_000, per: 1000, billableWords: 333, extraFee: 250 }, 5245],
  [{ unitPrice: 0.15, per: 1, billableWords: 10, extraFee: 0 }, 2],
  [{ unitPrice: 0.5, per: 1, billableWords: 1, extraFee: 0 }, 1],
  [{ unitPrice: 100, per: 10_000, billableWords: 49, extraFee: 0 }, 0],
  [{ unitPrice: 0, per: 1, billableWords: 0, extraFee: 99 }, 99],
] as const)('%j costs %i (D9.26)', (price, total) => {
  expect(totalPrice(price)).toBe(total);
});
