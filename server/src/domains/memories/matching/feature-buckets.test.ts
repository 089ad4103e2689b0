import fc from 'fast-check';
import { expect, test } from 'vitest';
import { featureBuckets } from './feature-buckets.ts';

const features = fc.array(fc.oneof(fc.integer(), fc.integer({ min: -3, max: 3 })), { maxLength: 400 });

test('each feature has its list, in the order of the features', () => {
  fc.assert(
    fc.property(fc.array(features, { maxLength: 20 }), (sources) => {
      const postings = sources.flatMap((own, number) =>
        [...new Set(own)].map((feature) => ({ feature, number })),
      );
      const wanted = Map.groupBy(postings, ({ feature }) => feature);
      const made = featureBuckets({
        features: Int32Array.from(postings, ({ feature }) => feature),
        numbers: Int32Array.from(postings, ({ number }) => number),
      });
      const inOrder = [...wanted].toSorted(([a], [b]) => a - b).flatMap(([, list]) => list);
      const pairs = [...made.features].map((feature, i) => ({ feature, number: made.numbers[i] }));
      expect(pairs).toEqual(inOrder);
    }),
  );
});

test('a posting that comes several times is there once', () => {
  const postings = { features: Int32Array.of(7, 7, -9, 7, 7), numbers: Int32Array.of(0, 0, 0, 1, 2) };
  const { features, numbers } = featureBuckets(postings);
  expect([[...features], [...numbers]]).toEqual([
    [-9, 7, 7, 7],
    [0, 0, 1, 2],
  ]);
});

test('a bucket holds features that stand side by side, some hundred numbers together', () => {
  const count = 100_000;
  const all = Int32Array.from({ length: count }, (_, i) => Math.imul(i, 0x9e3779b1));
  const { shift, features } = featureBuckets({ features: all, numbers: new Int32Array(count) });
  const sizes = Map.groupBy(features, (feature) => feature >> shift);
  expect(Math.max(...[...sizes.values()].map(({ length }) => length))).toBeLessThan(460);
});
