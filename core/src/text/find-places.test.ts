import { expect, test } from 'vitest';
import { placeFinder, replacementFor } from './find-places.ts';

const plain = { caseSensitive: false, wholeWord: false, pattern: false };

// Rule D5.42 and the search of D2.17 of the specification.
test.each([
  ['plain text, whatever the case', { find: 'lid' }, 'Lid and lids', ['Lid', 'lid']],
  ['with its case', { find: 'Lid', caseSensitive: true }, 'Lid and lid', ['Lid']],
  ['whole words', { find: 'lid', wholeWord: true }, 'lid, lids; solid (lid)', ['lid', 'lid']],
  ['whole words beside Chinese', { find: 'API', wholeWord: true }, '调用API接口，APIs', ['API']],
  ['a Chinese word has edges everywhere', { find: '盖子', wholeWord: true }, '打开盖子。', ['盖子']],
  ['signs of expressions as they are', { find: '(a.b)' }, 'x (a.b) axb', ['(a.b)']],
  ['an expression', { find: String.raw`\d+`, pattern: true }, '30 and 4', ['30', '4']],
  ['empty places are none', { find: 'x*', pattern: true }, 'axxb', ['xx']],
  ['letters beyond the first plane', { find: '𝒂', wholeWord: true }, '𝒂 𝒂𝒃', ['𝒂']],
] as const)('finds %s', (_, search, text, found) => {
  const places = placeFinder({ ...plain, ...search })?.(text) ?? [];
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

test.each(['(', 'a(?=b)', String.raw`(a)\1`])('%s is no expression', (find) => {
  expect(placeFinder({ ...plain, pattern: true, find })).toBeUndefined();
});

test('an expression that would hang elsewhere is answered at once', () => {
  const places = placeFinder({ ...plain, pattern: true, find: '(a+)+$' })?.(`${'a'.repeat(40)}b`);
  expect(places).toEqual([]);
});

test.each([
  ['$2 $1', 'b a'],
  ['$$$&', '$a b'],
  ['$9', ''],
])('%s fills in groups', (replacement, expected) => {
  const [place] = placeFinder({ ...plain, pattern: true, find: '(a) (b)' })?.('a b') ?? [];
  expect(place && replacementFor(place, replacement, true)).toBe(expected);
  expect(place && replacementFor(place, replacement, false)).toBe(replacement);
});
