import { expect, test } from 'vitest';
import { plainWord } from './plain-word.ts';

test.each([
  ['Résumé', 'resume'],
  ['re\u0301sume\u0301', 'resume'],
  ['ＲＥＳＵＭＥ', 'resume'],
  ['Häuser', 'hauser'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['ёлка', 'елка'],
  ['йод', 'йод'],
  ['Ελλάδα', 'ελλαδα'],
  ['كِتَاب', 'كتاب'],
  ['हिन्दी', 'हिन्दी'],
  ['İstanbul', 'istanbul'],
  ['', ''],
])('%j is %j without accents', (word, plain) => {
  expect(plainWord(word)).toBe(plain.normalize('NFC'));
});
