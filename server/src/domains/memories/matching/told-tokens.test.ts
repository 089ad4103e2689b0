import { onceEach, tokenPair, tokenPairs } from '@transloom/core/memory/tokens/match-features';
import { expect, test } from 'vitest';
import { allTold, toldTokens } from './told-tokens.ts';

test('a token tells of itself each time, a pair of both of its tokens where it stands first', () => {
  const ids = Int32Array.of(10, 20, 10, 20);
  const told = toldTokens(onceEach(ids), tokenPairs(ids));
  expect(Array.from(onceEach(ids), (id) => told.get(id))).toEqual([1, 2, 4, 8]);
  expect(told.get(tokenPair(10, 20))).toBe(3);
  expect(told.get(tokenPair(20, 10))).toBe(6);
});

test('of a long text some tokens share what tells of them, and none tells of all', () => {
  const ids = Int32Array.from({ length: 40 }, (_, i) => 100 + i);
  const told = toldTokens(ids, tokenPairs(ids));
  expect(told.get(131)).toBe(told.get(100));
  expect([...told.values()].reduce((all, some) => all | some, 0)).not.toBe(allTold);
});
