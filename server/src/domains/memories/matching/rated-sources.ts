/** A search for sources that are similar by their tokens; how well each of them fits shows only when it is rated in full. */
export interface SourceSearch {
  /** Lowest rate that is wanted, whole percent. */
  readonly minRate: number;
  /** How many matches are wanted of each text. */
  readonly matches: number;
}

/** Of sources that are similar by their tokens at most so many are rated: which of those that are equally similar fit best words say. */
export const mostRated = 50;

/**
 * How much further from a text than another one a source may be by its tokens, 0 to 1, and still fit better, because of
 * words that are only similar, and of signs and codes. Measured on 60,000 English and Chinese entries: for no best match of
 * 2,892 was it more, and of sources that are similar one or two are left.
 */
export const ratedSlack = 0.1;

export interface SimilarSource {
  readonly key: string;
  /** Share of equal tokens, 0 to 1. */
  readonly similarity: number;
}

/** What a source must reach at least that is found in another way, whole percent, to be among the best matches with these. */
export function leastRateBeside(
  sources: readonly SimilarSource[],
  { minRate, matches }: SourceSearch,
): number {
  return Math.max(minRate, Math.ceil(100 * leastSimilarity(sources, matches)));
}

function leastSimilarity(sources: readonly { readonly similarity: number }[], matches: number): number {
  return (sources[matches - 1]?.similarity ?? 0) - ratedSlack;
}

/** Of sources, the most similar first, those that may be among so many best matches. */
export function worthRating<Source extends { readonly similarity: number }>(
  sources: readonly Source[],
  matches: number,
): readonly Source[] {
  const least = leastSimilarity(sources, matches);
  return sources.slice(0, mostRated).filter(({ similarity }) => similarity >= least);
}
