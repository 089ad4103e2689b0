import { comparedTokens } from './similarity.ts';

export interface Sampling {
  /** Share of the segments, 0.1 to 1 (D5.56). */
  readonly rate: number;
  /** Leaves out translations with fewer tokens, which people and engines often write alike; 0 for none. */
  readonly fewestTokens: number;
}

export interface Sample<Segment> {
  /** In their order in the text. */
  readonly sampled: readonly Segment[];
  readonly short: number;
}

/**
 * Segments of all lengths in the same share: sorted by length, one is taken of each stretch. The same segments give the
 * same sample.
 */
export function sampleSegments<Segment extends { readonly target: string }>(
  segments: readonly Segment[],
  { rate, fewestTokens }: Sampling,
): Sample<Segment> {
  const counted = segments.map((segment, place) => ({
    segment,
    place,
    tokens: comparedTokens(segment.target).length,
  }));
  const long = counted.filter(({ tokens }) => tokens >= Math.max(1, fewestTokens));
  const wanted = long.length === 0 ? 0 : Math.max(1, Math.round(long.length * rate));
  const sorted = long.toSorted((a, b) => a.tokens - b.tokens || a.place - b.place);
  const taken = Array.from(
    { length: wanted },
    (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / wanted)],
  );
  const sampled = taken
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => a.place - b.place)
    .map(({ segment }) => segment);
  return { sampled, short: segments.length - long.length };
}
