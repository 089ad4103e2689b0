import { pick, seededRandom } from '../random/seeded-random.ts';

/** In which 95 % of the scores lie. */
export interface ScoreInterval {
  readonly low: number;
  readonly high: number;
}

/**
 * How far the score of a corpus can be trusted: its segments are drawn anew with repeats, as many as there are, and
 * scored, `samples` times (Koehn 2004). The same seed gives the same interval.
 */
export function scoreInterval<Counts>(
  segments: readonly Counts[],
  score: (drawn: readonly Counts[]) => number,
  { samples, seed }: { readonly samples: number; readonly seed: number },
): ScoreInterval {
  const random = seededRandom(seed);
  const scores = Array.from({ length: samples }, () => score(segments.map(() => pick(random, segments))));
  scores.sort((a, b) => a - b);
  const outside = Math.floor(samples * 0.025);
  return { low: scores[outside] ?? 0, high: scores[samples - 1 - outside] ?? 0 };
}
