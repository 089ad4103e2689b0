import { hash64 } from '@transloom/core/memory/tokens/text-hash';
import { expect, test } from 'vitest';
import { keyHalves } from './key-halves.ts';
import { SeenKeys } from './seen-keys.ts';

const keys = Array.from({ length: 300_000 }, (_, i) => keyHalves(hash64(`text ${i}`)));

test('every key is seen from its second time on, however many there are', () => {
  const seen = new SeenKeys();
  for (const key of keys) seen.add(key);
  expect(keys.filter((key) => !seen.add(key))).toEqual([]);
});

test('of new keys hardly any is taken for one that was seen', () => {
  const seen = new SeenKeys();
  const taken = keys.filter((key) => seen.add(key)).length;
  expect(taken).toBeLessThan(keys.length / 200);
});
