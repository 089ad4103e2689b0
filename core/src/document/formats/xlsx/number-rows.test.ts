import { expect, test } from 'vitest';
import { NumberRows } from './number-rows.ts';

test('keeps any number of rows', () => {
  const rows = new NumberRows(3);
  for (let i = 0; i < 5000; i++) rows.add([i, 2 ** 32 - 1, i * 2]);
  expect(rows.length).toBe(5000);
  expect([rows.get(4999, 0), rows.get(4999, 1), rows.get(4999, 2)]).toEqual([4999, 2 ** 32 - 1, 9998]);
});
