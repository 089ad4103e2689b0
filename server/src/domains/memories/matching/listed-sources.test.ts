import { expect, test } from 'vitest';
import { postingArray } from '../../../testing/posting-array.ts';
import type { PostingLists } from './candidate-sources.store.ts';
import { type ListedQuery, mostListed } from './listed-sources.ts';

/** All lists are of texts as long as the one that is looked up. */
const anyForm: ListedQuery = {
  ...{ tokenCount: 5, features: [-3, 7, 8, 9], shortestListed: [5, 5, 5, 5] },
  sameForm: [],
};

test('those come that stand in most lists, of equal ones the first', () => {
  const lists = [listsOf(1, { 7: [1, 2, 3, 4], 8: [2, 4, 9], 9: [4] })];
  expect(mostListed(lists, anyForm, 3).numbers).toEqual([1, 2, 4]);
  expect(mostListed(lists, anyForm, 1).numbers).toEqual([4]);
  expect(mostListed(lists, anyForm, 9).numbers).toEqual([1, 2, 3, 4, 9]);
});

test('the same number is another source in another direction', () => {
  const lists = [listsOf(1, { 7: [5] }), listsOf(2, { 7: [5, 6], 8: [5] })];
  expect(mostListed(lists, anyForm, 2)).toMatchObject({ directions: [1, 2], numbers: [5, 5] });
});

test('longer texts must stand in more lists', () => {
  const query = { ...anyForm, shortestListed: [5, 5, 5, 12] };
  const lists = [listsOf(1, { 7: [1, 2], 8: [2], 9: [3] }), listsOf(2, { 9: [4, 6] })];
  expect(mostListed(lists, query, 2).numbers).toEqual([1, 2]);
  expect(mostListed(lists, query, 4)).toMatchObject({ numbers: [1, 2, 3, 4], directions: [1, 1, 1, 2] });
  const twice = { ...query, features: [-3, 7, 8, 9, 10], shortestListed: [5, 5, 5, 12, 12] };
  const longer = [listsOf(1, { 7: [1], 9: [3], 10: [3] })];
  expect(mostListed(longer, twice, 1).numbers).toEqual([1]);
});

test('shorter texts need no fewer', () => {
  const query = { ...anyForm, shortestListed: [5, 5, 2, 5] };
  const lists = [listsOf(1, { 7: [1], 8: [2, 3], 9: [1] })];
  expect(mostListed(lists, query, 1).numbers).toEqual([1]);
});

test('those of the same form stand before the others', () => {
  const lists = [listsOf(1, { [-3]: [2, 6], 7: [1, 2, 6] })];
  const query = { ...anyForm, sameForm: [-3] };
  expect(mostListed(lists, query, 9)).toEqual({ directions: [1, 1, 1], numbers: [2, 6, 1], ofSameForm: 2 });
});

test('without lists there are none', () => {
  expect(mostListed([], anyForm, 9)).toEqual({ directions: [], numbers: [], ofSameForm: 0 });
});

/** As the database gives them: an array for each list. */
function listsOf(direction: number, lists: Readonly<Record<number, readonly number[]>>): PostingLists {
  const arrays = Object.entries(lists).map(([feature, numbers]) => postingArray(Number(feature), numbers));
  return { direction, postings: Buffer.concat(arrays) };
}
