import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWords, visitWordKeys, visitWords, wordKeys } from './text-words.ts';

const pieces = [
  'Files',
  'the',
  'of',
  'ies',
  'studies',
  'a.s',
  'Σ',
  'ΟΔΟΣ',
  'İ',
  'ﬁle',
  'ｆｉｌｅｓ',
  '人工智能',
  '1,000.5',
  'e\u0301s',
  'é',
  ' ',
  '-',
  "'",
  '.',
  '²',
  'ß',
  '😀',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join('')),
);

test('the keys of a text are those of its words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const visited: number[] = [];
      visitWordKeys(text, (key) => visited.push(key));
      const { words, pairs } = wordKeys(textWords(text));
      expect(visited.sort()).toEqual([...words, ...pairs].sort());
    }),
    { numRuns: 2_000 },
  );
});

test('the words of a text are those that are no characters and no numbers', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const visited: string[] = [];
      visitWords(text, (folded) => visited.push(folded));
      const words = textWords(text).filter(({ kind }) => kind === 'word');
      expect(visited).toEqual(words.map(({ folded }) => folded));
    }),
    { numRuns: 2_000 },
  );
});

test('a word is folded as it would be by itself', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { start, end, folded } of textWords(text))
        expect(folded).toBe(text.slice(start, end).normalize('NFKC').toLowerCase());
    }),
    { numRuns: 2_000 },
  );
});
