import { hash64 } from '@transloom/core/memory/tokens/text-hash';
import { expect, test } from 'vitest';
import { KnownKeys } from './known-keys.ts';

test('knows each of very many keys, and no other', () => {
  const keys = new KnownKeys();
  const some = Array.from({ length: 20_000 }, (_, i) => hash64(`text ${i}`));
  expect(some.filter((key) => keys.add(key))).toEqual([]);
  expect(some.every((key) => keys.add(key))).toBe(true);
  expect(keys.add(hash64('another text'))).toBe(false);
});

test.each(['0000000000000000', '0000000000000002', 'ffffffffffffffff', '8000000000000000'])(
  'knows %s only once it came',
  (key) => {
    const keys = new KnownKeys();
    expect([keys.add(key), keys.add(key)]).toEqual([false, true]);
  },
);

test('keeps keys apart that differ in one half', () => {
  const keys = new KnownKeys();
  expect(['0000000100000007', '0000000200000007', '0000000100000008'].map((key) => keys.add(key))).toEqual([
    false,
    false,
    false,
  ]);
});
