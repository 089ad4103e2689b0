import type { FeatureBudget } from '../tokens/match-features.ts';

/** How far a search in an index goes: what more of it would find is not worth its time. */
export interface SearchBreadth {
  /** For rates below `wideBelow`. */
  readonly wide: FeatureBudget;
  readonly narrow: FeatureBudget;
  /** Of what may be similar by its signature the best so many are looked at, and all that may be the same. */
  readonly looked: number;
  /**
   * Similarity decides who is rated, the rate decides who is offered; so many more are rated than offered. Of those that are
   * equally similar only their words say which fit best.
   */
  readonly ratedMore: number;
}

/** From this rate on texts share so much that the rarest of it finds them. */
export const wideBelow = 70;

/** From so many texts on there are more with the same rare features, and hundreds that are equally similar. */
const large = 500_000;

/** Among 100,000 English texts twice as much finds no more of the best matches of 50 and more. */
const ofSmall: SearchBreadth = {
  wide: { complete: 4_000, rarest: 2_000 },
  narrow: { complete: 3_000, rarest: 1_200 },
  ...{ looked: 200, ratedMore: 25 },
};

/**
 * Among 1,000,000 English texts 9 of 2,210 best matches of 70 and more are missed that a search of many times as much finds, and
 * 21 of 2,891 of 50 and more; with 15 more that are rated, and the narrow one for small ones, 19 and 29.
 */
const ofLarge: SearchBreadth = {
  wide: { complete: 8_000, rarest: 4_000 },
  narrow: { complete: 3_000, rarest: 2_400 },
  ...{ looked: 300, ratedMore: 45 },
};

/** `texts`: how many the index has. */
export function searchBreadth(texts: number): SearchBreadth {
  return texts < large ? ofSmall : ofLarge;
}
