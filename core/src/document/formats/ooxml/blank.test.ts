import { expect, test } from 'vitest';
import { countLetters } from './blank.ts';

test.each([
  ['', 0],
  ['a b, 3!', 3],
  ['译梭（shuttle）。', 9],
  ['naïve café — ok', 11],
  ['한국어 и русский', 11],
  ['𠀀𝒳', 4],
  ['… ?', 0],
])('counts letters and digits of %j', (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});
