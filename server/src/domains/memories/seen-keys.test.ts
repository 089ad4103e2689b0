import { expect, test } from 'vitest';
import { SeenKeys } from './seen-keys.ts';

test('every key is seen from its second time on, however many there are', () => {
  const seen = new SeenKeys();
  const keys = Array.from({ length: 5_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 0);
  const hexadecimal = [0, ...keys].map((key) => `${key.toString(16).padStart(8, '0')}ffffffff`);
  expect(hexadecimal.filter((key) => seen.add(key))).toEqual([]);
  expect(hexadecimal.filter((key) => !seen.add(key))).toEqual([]);
  expect(seen.add('fedcba98')).toBe(false);
});
