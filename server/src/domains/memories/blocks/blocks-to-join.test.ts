import { expect, test } from 'vitest';
import { blocksToJoin, type StoredBlock } from './blocks-to-join.ts';

function blocksOf(sizes: readonly number[]): readonly StoredBlock[] {
  let end = 0;
  return sizes.map((size) => {
    const firstNumber = end;
    end += size;
    return { firstNumber, size, shift: 20 };
  });
}

function joined(sizes: readonly number[]): readonly number[] {
  return blocksToJoin(blocksOf(sizes), 400_000).map(({ size }) => size);
}

test.each([
  ['few', [100, 100, 100], []],
  ['many of one size', [100, 100, 100, 100, 100], [100, 100, 100, 100, 100]],
  ['large and small', [5_000, 400, 100, 100, 100], [400, 100, 100, 100]],
  [
    'more than are joined at once',
    [150_000, 150_000, 100_000, 80_000, 60_000],
    [150_000, 100_000, 80_000, 60_000],
  ],
  ['such as were joined', [390_000, 380_000, 300_000, 250_000, 210_000], []],
])('of %s blocks', (_what, sizes, expected) => {
  expect(joined(sizes)).toEqual(expected);
});

test('small imports leave few blocks, and none is written anew often', () => {
  let sizes: number[] = [];
  let written = 0;
  for (let i = 0; i < 1_000; i++) {
    sizes.push(100);
    const run = joined(sizes);
    if (run.length === 0) continue;
    const sum = run.reduce((total, size) => total + size, 0);
    written += sum;
    sizes = [...sizes.slice(0, sizes.length - run.length), sum];
  }
  expect(sizes.length).toBeLessThan(24);
  expect(written / 100_000).toBeLessThan(12);
});
