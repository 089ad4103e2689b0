import type { FeatureBudget } from '../tokens/match-features.ts';

/** Limits of a search in an index, beyond which more results are not worth the time. */
export interface SearchBreadth {
  /** Budget for reading texts with rare features. */
  readonly budget: FeatureBudget;
  /** Number of best candidates by signature that are compared, besides all that may be equal. */
  readonly looked: number;
}

export interface SearchSize {
  /** Number of texts in the index. */
  readonly texts: number;
  /** Tokens of the text that is looked up. */
  readonly length: number;
  /** Whole percent. */
  readonly minRate: number;
}

/** From this size on more texts share rare features, and hundreds are equally similar. */
const large = 500_000;
/** From this rate on texts share so much that their rarest feature finds them. */
export const wideBelow = 70;
/** Texts of so few tokens may share nothing but frequent words, as “the address of the” in the middle of two. */
const mostShort = 12;
/** From this length on several tokens share a bit of a signature, which then says less about similarity. */
const leastLong = 33;

const narrow: FeatureBudget = { complete: 3_000, rarest: 1_200 };
const narrowOfLarge: FeatureBudget = { complete: 3_000, rarest: 2_400 };
const wide: FeatureBudget = { complete: 4_000, rarest: 2_000 };
const wideOfLarge: FeatureBudget = { complete: 8_000, rarest: 4_000 };
const wideOfShort: FeatureBudget = { complete: 24_000, rarest: 12_000 };

/**
 * Among 100,000 English texts twice the limits find no more of the best matches at 50 and more. Among 1,000,000 these
 * limits find 375 of 376 at 70 and more, and 678 of 684 at 50 and more; 673 without the extra for short and long
 * texts.
 */
export function searchBreadth({ texts, length, minRate }: SearchSize): SearchBreadth {
  const isWide = minRate < wideBelow;
  if (texts < large) return { budget: isWide ? wide : narrow, looked: 200 };
  if (!isWide) return { budget: narrowOfLarge, looked: 300 };
  return {
    budget: length > mostShort ? wideOfLarge : wideOfShort,
    looked: length < leastLong ? 300 : 600,
  };
}

/**
 * How many more texts are rated than offered: similarity chooses the rated texts, the rate the offered ones, and of
 * equally similar texts only the words show which fit best.
 */
export function ratedMore(texts: number): number {
  return texts < large ? 25 : 45;
}
