import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from './markup.ts';
import { replaceWords, type WordReplacement } from './replace-words.ts';

function replaced(markup: string, find: string, wish: Partial<WordReplacement> = {}): string | undefined {
  const found = replaceWords(fromMarkup(markup), {
    find,
    replacement: 'X',
    matchCase: false,
    wholeWords: true,
    ...wish,
  });
  return found && toMarkup(found);
}

test.each([
  ['A colour and a Colour', 'colour', 'A X and a X'],
  ['colours, discolour', 'colour', undefined],
  ['naïve (approach)', '(approach)', 'naïve X'],
  ['50% off, 150% on', '50%', 'X off, 150% on'],
  ['a-b', 'a-b', 'X'],
  ['打开文件夹', '文件', '打开X夹'],
  ['用USB线', 'USB', '用X线'],
  ['e\u0301te\u0301', 'e', undefined],
  ['😀 face 😀', '😀', 'X face X'],
  ['a.c abc', 'a.c', 'X abc'],
  ['nothing here', '', undefined],
])('replaces whole words: %j, %j', (markup, find, expected) => {
  expect(replaced(markup, find)).toBe(expected);
});

test('keeps to capitals, and looks inside words, where that is wished', () => {
  expect(replaced('Colour colour', 'colour', { matchCase: true })).toBe('Colour X');
  expect(replaced('discoloured', 'colour', { wholeWords: false })).toBe('disXed');
});

test('writes the replacement as it stands', () => {
  expect(replaced('a price', 'price', { replacement: '$& {1} $1' })).toBe('a $& {{1} $1');
});

test('keeps codes and styles where they stand', () => {
  expect(replaced('Press {1}Start{/1} and {2/} wait', 'start')).toBe('Press {1}X{/1} and {2/} wait');
  expect(replaced('{1}old{/1} name', 'name')).toBe('{1}old{/1} X');
});
