import { expect, test } from 'vitest';
import { countBleu } from '../../../scoring/bleu.ts';
import { weigh } from '../features.ts';
import { learnWeights } from './learn-weights.ts';

/** The first feature speaks for the right candidate, the second against it, the third says nothing. */
const texts = [
  ['the cat sat on the mat', 'cat mat the on sat the', 3],
  ['a dog barked at a car', 'a dog at barked car a', -5],
  ['we sail home at noon', 'home sail noon at we', 7],
].map(([right = '', wrong = '', noise = 0]) =>
  [
    { text: right, features: Float64Array.of(-1, -4, Number(noise)) },
    { text: wrong, features: Float64Array.of(-4, -1, Number(noise)) },
  ].map(({ text, features }) => ({ features, counts: countBleu(String(text), [String(right)], 'none') })),
);

test('learns what speaks for good translations, from weights that choose the bad ones', () => {
  const weights = learnWeights(texts, Float64Array.of(0.1, 0.5, 0.1));
  for (const [right, wrong] of texts)
    expect(weigh(right?.features ?? new Float64Array(), weights)).toBeGreaterThan(
      weigh(wrong?.features ?? new Float64Array(), weights),
    );
  expect(weights[2]).toBeCloseTo(0.1, 10);
});

test('keeps weights that choose nothing but the best', () => {
  const weights = Float64Array.of(0.5, 0.1, 0.1);
  expect(learnWeights(texts, weights)).toEqual(weights);
});
