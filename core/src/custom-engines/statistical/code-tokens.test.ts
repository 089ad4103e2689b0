import { describe, expect, test } from 'vitest';
import { takeOutCodes } from './code-tokens.ts';
import { placeCodes } from './decoder/place-codes.ts';
import { learnSpacing } from './spacing.ts';
import { tokenize } from './tokens.ts';

const source = '⟦1⟧The ⟦2⟧red⟦/2⟧ door⟦/1⟧ opens⟦3⟧⟦/3⟧ now ⟦4/⟧.';

test('words stand as they would without codes around them', () => {
  const { words, codes } = takeOutCodes(tokenize(source));
  expect(words).toEqual(tokenize('The red door opens now ⟦4/⟧.'));
  expect(codes.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 4]);
});

describe('codes in a translation', () => {
  const spacing = learnSpacing(['La puerta roja se abre.'].map(tokenize));
  const write = (...words: readonly (readonly [string, number, number])[]) => {
    const written = words.map(([text, start, end]) => ({ text, start, end }));
    return spacing.join(placeCodes(written, takeOutCodes(tokenize(source)).codes));
  };

  test('enclose what translates what they enclosed, whatever its order', () => {
    expect(
      write(['la', 0, 1], ['puerta', 2, 3], ['roja', 1, 2], ['ahora', 4, 5], ['se', 3, 4], ['abre', 3, 4]),
    ).toBe('⟦1⟧la puerta ⟦2⟧roja⟦/2⟧⟦/1⟧ ⟦3⟧⟦/3⟧ahora se abre');
  });

  test('all stay where nothing translates what they enclosed', () => {
    expect(write(['abre', 3, 4])).toBe('⟦1⟧⟦2⟧⟦/2⟧⟦/1⟧abre⟦3⟧⟦/3⟧');
  });
});
