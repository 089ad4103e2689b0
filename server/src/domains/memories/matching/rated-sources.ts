/** A search for sources that are similar by their tokens; how well each of them fits shows only when it is rated in full. */
export interface SourceSearch {
  /** Lowest rate that is wanted, whole percent. */
  readonly minRate: number;
  /** Number of matches that are wanted for each text. */
  readonly matches: number;
}

/** Most sources of similar tokens that are rated; words decide which of equally similar ones fit best. */
export const mostRated = 50;

/**
 * How much less similar by tokens than another one, 0 to 1, a source may be and still fit better, because of similar
 * words, signs and codes. Measured on 60,000 English and Chinese entries: none of 2,892 best matches exceeded it, and
 * one or two of the similar sources remain.
 */
export const ratedSlack = 0.1;

export interface SimilarSource {
  readonly key: string;
  /** Share of equal tokens, 0 to 1. */
  readonly similarity: number;
}

/** Least rate, in whole percent, that a source found in another way needs to be among the best matches with these. */
export function leastRateBeside(
  sources: readonly SimilarSource[],
  { minRate, matches }: SourceSearch,
): number {
  return Math.max(minRate, Math.ceil(100 * leastSimilarity(sources, matches)));
}

function leastSimilarity(sources: readonly { readonly similarity: number }[], matches: number): number {
  return (sources[matches - 1]?.similarity ?? 0) - ratedSlack;
}

/** Returns the sources that can be among the best `matches`, most similar first. */
export function worthRating<Source extends { readonly similarity: number }>(
  sources: readonly Source[],
  matches: number,
): readonly Source[] {
  const least = leastSimilarity(sources, matches);
  return sources.slice(0, mostRated).filter(({ similarity }) => similarity >= least);
}
