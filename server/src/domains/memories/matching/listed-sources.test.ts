import { expect, test } from 'vitest';
import { postingArray } from '../../../testing/posting-array.ts';
import type { PostingLists } from './candidate-sources.store.ts';
import { type ListedQuery, mostListed } from './listed-sources.ts';
import { allShared } from './shared-tokens.ts';

/** All lists are of texts as long as the one that is looked up, each of another of its tokens. */
const ofTokens: ListedQuery = {
  tokenCount: 5,
  features: [-3, 7, 8, 9],
  shortestListed: [5, 5, 5, 5],
  shared: [allShared, 1, 2, 4],
};

test('those come that share most tokens by their lists, of equal ones the first', () => {
  const lists = [listsOf(1, { 7: [1, 2, 3, 4], 8: [2, 4, 9], 9: [4] })];
  expect(mostListed(lists, ofTokens, 3).numbers).toEqual([1, 2, 4]);
  expect(mostListed(lists, ofTokens, 1).numbers).toEqual([4]);
  expect(mostListed(lists, ofTokens, 9).numbers).toEqual([1, 2, 3, 4, 9]);
});

test('a pair tells of both of its tokens, and of none again that another list tells of', () => {
  const query = { ...ofTokens, shared: [allShared, 1, 3, 24] };
  const lists = [listsOf(1, { 7: [1, 2], 8: [2], 9: [3] })];
  expect(mostListed(lists, query, 2).numbers).toEqual([2, 3]);
});

test('the same number is another source in another direction', () => {
  const lists = [listsOf(1, { 7: [5] }), listsOf(2, { 7: [5, 6], 8: [5] })];
  expect(mostListed(lists, ofTokens, 2)).toMatchObject({ directions: [1, 2], numbers: [5, 5] });
});

test('longer texts must share more', () => {
  const query = { ...ofTokens, shortestListed: [5, 5, 5, 12] };
  const lists = [listsOf(1, { 7: [1, 2], 8: [2], 9: [3] }), listsOf(2, { 9: [4, 6] })];
  expect(mostListed(lists, query, 2).numbers).toEqual([1, 2]);
  expect(mostListed(lists, query, 4)).toMatchObject({ numbers: [1, 2, 3, 4], directions: [1, 1, 1, 2] });
  const twice = {
    tokenCount: 5,
    features: [-3, 7, 8, 9, 10],
    shortestListed: [5, 5, 5, 12, 12],
    shared: [allShared, 1, 2, 4, 8],
  };
  const longer = [listsOf(1, { 7: [1], 9: [3], 10: [3] })];
  expect(mostListed(longer, twice, 1).numbers).toEqual([1]);
});

test('shorter texts need share no fewer', () => {
  const query = { ...ofTokens, shortestListed: [5, 5, 2, 5] };
  const lists = [listsOf(1, { 7: [1], 8: [2, 3], 9: [1] })];
  expect(mostListed(lists, query, 1).numbers).toEqual([1]);
});

test('those of the same form stand before the others', () => {
  const lists = [listsOf(1, { [-3]: [2, 6], 7: [1, 2, 6] })];
  expect(mostListed(lists, ofTokens, 9)).toEqual({
    directions: [1, 1, 1],
    numbers: [2, 6, 1],
    ofSameForm: 2,
  });
});

test('without lists there are none', () => {
  expect(mostListed([], ofTokens, 9)).toEqual({ directions: [], numbers: [], ofSameForm: 0 });
});

/** As the database gives them: an array for each list. */
function listsOf(direction: number, lists: Readonly<Record<number, readonly number[]>>): PostingLists {
  const arrays = Object.entries(lists).map(([feature, numbers]) => postingArray(Number(feature), numbers));
  return { direction, postings: Buffer.concat(arrays) };
}
