import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchTokenIds } from '../tokens/match-tokens.ts';
import { ScannedText } from './scanned-text.ts';
import { visitWordKeys } from './text-words.ts';

const pieces = [
  'Files',
  'the',
  'of',
  'ies',
  'studies',
  'dies',
  'aies',
  'boxes',
  'Glass',
  'virus',
  'e',
  'see',
  'trees',
  'a.s',
  'Σ',
  'ΟΔΟΣ',
  'İ',
  'ﬁle',
  'ｆｉｌｅｓ',
  '人工智能',
  '，',
  '．',
  '。',
  '！',
  '\u00a0',
  '\u202f',
  '…',
  '½',
  '1,000.5',
  '1',
  '23',
  '.',
  ',',
  '٣',
  '３',
  'e\u0301s',
  'é',
  ' ',
  '-',
  "'",
  '²',
  'ß',
  '😀',
  '한국어',
  '_',
  '\u0e44\u0e17',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join('')),
);

test('says of a text what those say who read it several times', () => {
  const scanned = new ScannedText();
  fc.assert(
    fc.property(texts, (text) => {
      scanned.read(text);
      const words: number[] = [];
      visitWordKeys(text, (key) => words.push(key));
      expect([...scanned.tokens]).toEqual([...matchTokenIds(text)]);
      expect([...scanned.words].sort()).toEqual(words.sort());
    }),
    { numRuns: 2_000 },
  );
});

test('a unit that was never seen is read as one that was', () => {
  const scanned = new ScannedText();
  for (const text of ['Ångström’s “files”', 'Ångström’s “files”']) {
    scanned.read(text);
    expect([...scanned.tokens]).toEqual([...matchTokenIds(text)]);
  }
});
