import { expect, test } from 'vitest';
import { hasRightToLeft, scriptFamilies } from './scripts.ts';

test.each([
  ['words', false, false],
  ['译梭', true, false],
  ['שלום', false, true],
  ['ﬡ and ﻻ', false, true], // presentation forms
  ['ไทย 译', true, true],
  ['\uaa60', false, true], // Myanmar, in a block of its own
  ['\u{10ec2}', false, true], // Arabic, beyond the first plane
  ['😀', false, false],
])('tells the scripts of %j', (text, eastAsian, complex) => {
  expect(scriptFamilies(text)).toEqual({ eastAsian, complex });
});

test('finds text that runs from right to left', () => {
  expect(hasRightToLeft('译 שלום')).toBe(true);
  expect(hasRightToLeft('译 ไทย')).toBe(false);
});
