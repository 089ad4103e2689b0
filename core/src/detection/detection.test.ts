import { expect, test } from 'vitest';
import { sampleSegments } from './sample-segments.ts';
import { similarityBand, similarityOf, summarize } from './similarity.ts';

test.each([
  ['The pump is on.', 'the  PUMP is on', 100],
  ['The pump is on.', 'The pump is off.', 75],
  ['ＡＢＣ １２', 'abc 12', 100],
  ['水泵已打开。', '水泵已经打开', 83],
  ['one two three', 'completely different words here', 0],
  ['…', 'word', undefined],
])('%j and %j: %s', (one, other, similarity) => {
  expect(similarityOf(one, other)).toBe(similarity);
});

// D9.18, D9.19
test('bands are those of the specification', () => {
  expect([100, 99, 90, 89, 80, 79, 0].map(similarityBand)).toEqual([
    '100',
    '90-99',
    '90-99',
    '80-89',
    '80-89',
    '0-79',
    '0-79',
  ]);
  expect(summarize([100, 91, 79, 10])).toEqual({
    mean: 70,
    bands: { '100': 1, '90-99': 1, '80-89': 0, '0-79': 2 },
  });
  expect(summarize([])).toBeUndefined();
});

// D5.56, D9.17
test('a sample has its share of short and long segments, and is the same each time', () => {
  const segments = Array.from({ length: 40 }, (_, i) => ({
    target: Array(1 + (i % 20))
      .fill('word')
      .join(' '),
  }));
  const lengths = (rate: number, fewestTokens = 0) => {
    const { sampled, short } = sampleSegments(segments, { rate, fewestTokens });
    return {
      count: sampled.length,
      short,
      least: Math.min(...sampled.map(({ target }) => target.split(' ').length)),
    };
  };
  expect(lengths(1)).toEqual({ count: 40, short: 0, least: 1 });
  expect(lengths(0.1)).toMatchObject({ count: 4, short: 0 });
  expect(lengths(0.5, 10)).toMatchObject({ count: 11, short: 18 });
  expect(sampleSegments(segments, { rate: 0.3, fewestTokens: 0 })).toEqual(
    sampleSegments(segments, { rate: 0.3, fewestTokens: 0 }),
  );
  expect(sampleSegments([{ target: '' }], { rate: 1, fewestTokens: 0 })).toEqual({ sampled: [], short: 1 });
});
