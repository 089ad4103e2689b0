import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

const written = (text: string) =>
  tokenize(text).map(({ text: token, spaced }) => (spaced ? `_${token}` : token));

test.each([
  ['It costs 1,000.50 now.', ['It', '_costs', '_1,000.50', '_now', '.']],
  ['See :func:`os.path` (or ``x y``).', ['See', '_:func:`os.path`', '_(', 'or', '_``x y``', ')', '.']],
  ["don't well-known", ["don't", '_well', '-', 'known']],
  ['Click <b>here</b>, {name}!', ['Click', '_<b>', 'here', '</b>', ',', '_{name}', '!']],
  ['https://a.example/b?c=1, %s', ['https://a.example/b?c=1', ',', '_%s']],
  ['call os.getcwd() or my_name', ['call', '_os.getcwd()', '_or', '_my_name']],
  ['在 Python 中', ['在', '_Python', '_中']],
  ['', []],
  [' \t', []],
])('%j is cut into %j', (text, tokens) => {
  expect(written(text)).toEqual(tokens);
});

test.each([
  ['{0}', 'literal'],
  ['ann@example.org', 'literal'],
  ['x2', 'name'],
  ['camelCase', 'name'],
  ['3.14', 'number'],
  ['café', 'word'],
  ['文', 'word'],
  ['。', 'sign'],
])('%s is a %s', (text, kind) => {
  expect(tokenize(text)).toMatchObject([{ text, kind }]);
});

test('Chinese is cut into words that are the text again', () => {
  const tokens = tokenize('今天的天气很好');
  expect(tokens.length).toBeGreaterThan(2);
  expect(tokens.map(({ text }) => text).join('')).toBe('今天的天气很好');
});
