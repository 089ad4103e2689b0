import { onceEach, tokenPair, tokenPairs } from '@transloom/core/memory/tokens/match-features';
import { expect, test } from 'vitest';
import { allShared, sharedTokens } from './shared-tokens.ts';

test('a token tells of itself each time, a pair of both of its tokens where it stands first', () => {
  const ids = Int32Array.of(10, 20, 10, 20);
  const shared = sharedTokens(onceEach(ids), tokenPairs(ids));
  expect(Array.from(onceEach(ids), (id) => shared.get(id))).toEqual([1, 2, 4, 8]);
  expect(shared.get(tokenPair(10, 20))).toBe(3);
  expect(shared.get(tokenPair(20, 10))).toBe(6);
});

test('of a long text some tokens share what tells of them, and none tells of all', () => {
  const ids = Int32Array.from({ length: 40 }, (_, i) => 100 + i);
  const shared = sharedTokens(ids, tokenPairs(ids));
  expect(shared.get(131)).toBe(shared.get(100));
  expect([...shared.values()].reduce((all, some) => all | some, 0)).not.toBe(allShared);
});
