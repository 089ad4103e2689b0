import { expect, test } from 'vitest';
import { searchHits } from './search-hits.ts';

test.each([
  ['Open the lid, open it', 'OPEN', ['Open', 'open']],
  ['打开盖子，再打开', '打开', ['打开', '打开']],
  ['a (b) [c] \\d -e /f', '(b) [c] \\d -e /f', ['(b) [c] \\d -e /f']],
  ['costs 3.50 and 3x50', '3.50', ['3.50']],
  ['İstanbul is near', 'near', ['near']],
  ['nothing here', ' ', []],
  ['aaa', ' aa ', ['aa']],
])('in %j looking for %j finds %j', (text, search, found) => {
  expect(searchHits(text, search).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
