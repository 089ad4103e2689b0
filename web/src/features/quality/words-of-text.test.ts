import { expect, test } from 'vitest';
import { noWords, wordsOfText } from './words-of-text.ts';

test.each([
  ['one word a line', 'Webstuhl\r\nGerät\n\n', ['Webstuhl', 'Gerät']],
  ['commas and tabs', 'a, b;c\td', ['a', 'b', 'c', 'd']],
  ['a Hunspell file', '3\nGerät/Sm\nhaus/ ABC\n', ['Gerät', 'haus']],
  ['the same word twice', 'a\na', ['a']],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, words) => {
  expect(wordsOfText(text)).toEqual(words);
});

test('names what is no word', () => {
  expect(noWords(["aujourd'hui", 'two words', 'x1', 'naïveté', 'x'.repeat(101)])).toEqual([
    'two words',
    'x1',
    'x'.repeat(101),
  ]);
});
