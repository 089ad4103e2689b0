/** A search for sources that are similar by their tokens; how well each of them fits shows only when it is rated in full. */
export interface SourceSearch {
  /** Lowest rate that is wanted, whole percent. */
  readonly minRate: number;
  /** How many matches are wanted of each text. */
  readonly matches: number;
}

/** Of sources that are similar by their tokens at most so many are rated. */
export const mostRated = 20;

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

/** Whether so many have the same tokens: words that are only similar are rated less than these by more than the slack. */
export function areSame(sources: readonly SimilarSource[], matches: number): boolean {
  return (sources[matches - 1]?.similarity ?? 0) === 1;
}

/** Of sources, the most similar first, those that may be among so many best matches. */
export function worthRating<Source extends { readonly similarity: number }>(
  sources: readonly Source[],
  matches: number,
): readonly Source[] {
  const least = (sources[matches - 1]?.similarity ?? 0) - ratedSlack;
  return sources.slice(0, mostRated).filter(({ similarity }) => similarity >= least);
}
