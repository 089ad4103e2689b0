import { expect, test } from 'vitest';
import { SameKeys } from './same-keys.ts';

const keys = Array.from({ length: 100_000 }, (_, i) => ({
  high: Math.imul(i, 0x9e3779b1),
  low: Math.imul(i, 0x85ebca6b),
}));

test('of many keys each came when it came, and no other', () => {
  const same = new SameKeys();
  expect(keys.slice(1).filter((key) => same.add(key))).toEqual([]);
  expect(keys.slice(1).filter((key) => !same.add(key))).toEqual([]);
  expect(keys.slice(1, 1_000).filter(({ high, low }) => same.add({ high: high + 1, low }))).toEqual([]);
});

test('keys beyond its capacity are new', () => {
  const same = new SameKeys();
  for (let i = 1; i < 500_000; i++) same.add({ high: i, low: i });
  expect([1, 300_000].map((i) => same.add({ high: i, low: i }))).toEqual([true, true]);
  expect(same.add({ high: 499_999, low: 499_999 })).toBe(false);
});
