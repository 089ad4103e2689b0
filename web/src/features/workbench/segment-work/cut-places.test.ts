import { expect, test } from 'vitest';
import { cutPlaces, likelyCut, nearest } from './cut-places.ts';

test.each([
  ['Open the lid.', 'en', [5, 9, 12]],
  ['  one', 'en', []],
  ['{1}Open{/1} it', 'en', [5]],
  ['打开盖子。', 'zh-CN', [2, 4]],
  ['', 'en', []],
])('%j can be cut at %j', (markup, language, places) => {
  expect(cutPlaces(markup, language)).toEqual(places);
});

test('a cut is proposed behind a comma or end mark near the middle, else at the middle word', () => {
  const text = 'Open the lid, then wait for a while.';
  const places = cutPlaces(text, 'en');
  expect(text.slice(likelyCut(text, places))).toBe('then wait for a while.');
  expect(likelyCut('one two three', cutPlaces('one two three', 'en'))).toBe(8);
  expect(likelyCut('one', [])).toBeUndefined();
  expect(nearest([4, 9], 7)).toBe(9);
});
