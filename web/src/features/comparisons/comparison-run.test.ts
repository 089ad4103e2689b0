import { expect, test } from 'vitest';
import { shuffled } from './comparison-run.ts';

test('an order is drawn, and nothing is lost', () => {
  const draws = [0.9, 0.1, 0.5].values();
  expect(shuffled(['a', 'b', 'c'], () => draws.next().value ?? 0)).toEqual(['b', 'c', 'a']);
});
