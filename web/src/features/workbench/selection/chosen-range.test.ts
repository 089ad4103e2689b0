import { expect, test } from 'vitest';
import { chosenAfter } from './chosen-range.ts';

const listed = ['a', 'b', 'c', 'd'];

test.each([
  ['a row is added', [], 'b', null, ['b']],
  ['a row is taken out', ['a', 'b'], 'b', null, ['a']],
  ['a range downwards', ['a'], 'c', 'a', ['a', 'b', 'c']],
  ['a range upwards', ['d'], 'b', 'd', ['d', 'b', 'c']],
  ['a range from a row that is no longer listed', ['x'], 'b', 'x', ['x', 'b']],
] as const)('%s', (_, chosen, segmentId, from, expected) => {
  expect([...chosenAfter(new Set(chosen), { segmentId, from, listed })]).toEqual(expected);
});
