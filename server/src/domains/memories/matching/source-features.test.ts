import { candidateBounds } from '@transloom/core/memory/tokens/match-features';
import { expect, test } from 'vitest';
import {
  featureOf,
  lengthBand,
  ownSalt,
  saltsOf,
  sourceFeatures,
  tokenSignature,
} from './source-features.ts';

const memoryId = '01900000-0000-7000-8000-0000000000aa';

test.each([
  [1, 1],
  [6, 6],
  [7, 7],
  [9, 7],
  [10, 8],
  [13, 8],
  [14, 9],
  [1000, 19],
])('a text of %i tokens is in band %i', (tokenCount, band) => {
  expect(lengthBand(tokenCount)).toBe(band);
});

test.each([1, 5, 12, 40, 300])(
  'the bands of a query of %i tokens hold every length a match can have',
  (length) => {
    const bounds = candidateBounds(length, 50);
    const bands = new Set<number>();
    for (let count = bounds.shortest; count <= bounds.longest; count++) bands.add(lengthBand(count));
    expect(saltsOf([memoryId], bounds)).toHaveLength(bands.size);
  },
);

test('texts of one length share the features of what they share, in one memory only', () => {
  const shared = (first: readonly number[], second: readonly number[]) =>
    first.filter((feature) => second.includes(feature)).length;
  const known = sourceFeatures(memoryId, 'open the old file');
  const other = sourceFeatures(memoryId, 'open the new file');
  expect(shared(known.features, other.features)).toBe(4);
  expect(
    shared(
      known.features,
      sourceFeatures('01900000-0000-7000-8000-0000000000bb', 'open the old file').features,
    ),
  ).toBe(0);
});

test('a token that comes again is another feature for each time', () => {
  const featuresOf = (text: string) => sourceFeatures(memoryId, text).features;
  const [twice, three] = [featuresOf('3 open 4 shut'), featuresOf('3 open 4 5')];
  const third = three.filter((feature) => featuresOf('6 7 8 close').includes(feature));
  expect(third).toHaveLength(4); // the number once, twice and three times, and two of them together
  expect(twice.filter((feature) => third.includes(feature))).toHaveLength(2);
});

test('what is in texts of all lengths is called alike but for the last five bits', () => {
  const names = [1, 2, 7, 30, 500, 100_000].map((tokens) => featureOf(12_345, ownSalt(memoryId, tokens)));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.map((name) => name >> 5)).size).toBe(1);
});

test('a signature has a bit for each token', () => {
  const bits = BigInt.asUintN(64, tokenSignature([0, -1, 1 << 26])).toString(2);
  expect(bits).toBe(`11${'0'.repeat(61)}1`);
});
