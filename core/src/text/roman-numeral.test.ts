import { expect, test } from 'vitest';
import { isRomanNumeral } from './roman-numeral.ts';

test.each(['II', 'IV', 'V', 'IX', 'X', 'XIV', 'XXI', 'XXXVIII', 'XXXIX'])('%s is a numeral', (text) => {
  expect(isRomanNumeral(text)).toBe(true);
});

test.each(['', 'I', 'IIII', 'VV', 'XL', 'CD', 'MIX', 'iv', 'Iv', 'XXXXX', 'VIP', 'XXXVIIII'])(
  '%j is none',
  (text) => {
    expect(isRomanNumeral(text)).toBe(false);
  },
);

test('a part of a text is looked at by its place', () => {
  expect(isRomanNumeral('Chapter IV', 8, 10)).toBe(true);
  expect(isRomanNumeral('Chapter IV', 0, 7)).toBe(false);
});
