import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, 2, 'bca'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
])('from %d to %d', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
});
