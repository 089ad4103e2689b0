import { expect, test } from 'vitest';
import { blocksToJoin, joiningRules, type StoredBlock } from './blocks-to-join.ts';

function blocksOf(sizes: readonly number[]): readonly StoredBlock[] {
  let end = 0;
  return sizes.map((size) => {
    const firstNumber = end;
    end += size;
    return { firstNumber, size, shift: 20 };
  });
}

function joined(sizes: readonly number[], holds: keyof typeof joiningRules = 'entries'): readonly number[] {
  return blocksToJoin(blocksOf(sizes), joiningRules[holds]).map(({ size }) => size);
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
])('of %s blocks of entries', (_what, sizes, expected) => {
  expect(joined(sizes)).toEqual(expected);
});

test.each([
  ['one', [390_000], []],
  ['those of one large file', [390_000, 390_000, 187_000], [390_000, 390_000, 187_000]],
  ['a small one behind a large one', [900_000, 5_000], []],
])('of blocks of sources: %s', (_what, sizes, expected) => {
  expect(joined(sizes, 'sources')).toEqual(expected);
});

test.each([
  ['entries', 24, 12],
  ['sources', 12, 20],
] as const)('small imports leave few blocks of %s, and none is written anew often', (holds, most, times) => {
  let sizes: number[] = [];
  let written = 0;
  for (let i = 0; i < 1_000; i++) {
    sizes.push(100);
    const run = joined(sizes, holds);
    if (run.length === 0) continue;
    const sum = run.reduce((total, size) => total + size, 0);
    written += sum;
    sizes = [...sizes.slice(0, sizes.length - run.length), sum];
  }
  expect(sizes.length).toBeLessThan(most);
  expect(written / 100_000).toBeLessThan(times);
});
