import { expect, test } from 'vitest';
import { keyFilter } from './key-patterns.ts';

test.each([
  ['menu.*', 'menu.file', true],
  ['menu.*', 'menu.file.open', false],
  ['menu.**', 'menu.file.open', true],
  ['**.title', 'title', true],
  ['**.title', 'a.b.title', true],
  ['**.title', 'a.title.b', false],
  ['item_*', 'item_one', true],
  ['a*b*c', 'aXbXXc', true],
  ['a*b*c', 'aXbXX', false],
  ['a/b', 'a.b', true],
])('%j includes %j: %s', (pattern, key, included) => {
  expect(keyFilter({ includedKeys: [pattern] })(key)).toBe(included);
  expect(keyFilter({ excludedKeys: [pattern] })(key)).toBe(!included);
});

test('exclusion wins', () => {
  expect(keyFilter({ includedKeys: ['**'], excludedKeys: ['a'] })('a')).toBe(false);
});
