import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, termContent, wantedContent } from './term-content.ts';

/** Whether the index and then the text say that an entry has what is searched. */
function has(texts: readonly string[], search: string): boolean {
  const content = termContent(texts);
  const { keys, parts } = wantedContent(search);
  return (
    keys.every((key) => content.keys.includes(key)) && parts.every((part) => content.text.includes(part))
  );
}

test.each([
  [['Festplatte', 'hard disk'], 'platte', true],
  [['Festplatte', 'hard disk'], 'FESTPL', true],
  [['Festplatte', 'hard disk'], 'disk fest', true],
  [['Festplatte', 'hard disk'], 'disk flach', false],
  [['Festplatte'], 'fe', true],
  [['Festplatte'], 'st', false],
  [['人工智能'], '智', true],
  [['人工智能'], '工智', true],
  [['人工智能'], '智工', false],
  [['5G网络'], 'g网', true],
  [['ＡＢＣ code'], 'abc', true],
  [['C++'], 'c++', true],
  [['one two'], 'netwo', false],
  [['ใช้งาน'], 'งาน', true],
])('%j has %j: %s', (texts, search, expected) => {
  expect(has(texts, search)).toBe(expected);
});

test('every part of three characters of a word is found', () => {
  const letter = fc.constantFrom('a', 'B', 'é', '1', '-', '网', '络', 'カ', 'ไ', '😀');
  const word = fc.array(letter, { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.nat(), (characters, from, length) => {
      const start = from % (characters.length - 2);
      const part = characters.slice(start, start + 3 + (length % characters.length));
      return has([characters.join('')], part.join(''));
    }),
  );
});

test('a search without words wants nothing', () => {
  expect(wantedContent(' \t')).toEqual({ keys: [], parts: [] });
});

test('two bases have other keys for the same content', () => {
  const { keys } = termContent(['fog']);
  expect(keysIn('one', keys)).not.toEqual(keysIn('two', keys));
});
