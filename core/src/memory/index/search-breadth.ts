import type { FeatureBudget } from '../tokens/match-features.ts';

/** How far a search in an index goes: what more of it would find is not worth its time. */
export interface SearchBreadth {
  /** Of texts with rare features that it reads. */
  readonly budget: FeatureBudget;
  /** Of what may be similar by its signature the best so many are looked at, and all that may be the same. */
  readonly looked: number;
}

export interface SearchSize {
  /** How many texts the index has. */
  readonly texts: number;
  /** Tokens of the text that is looked up. */
  readonly length: number;
  /** Whole percent. */
  readonly minRate: number;
}

/** From so many texts on there are more with the same rare features, and hundreds that are equally similar. */
const large = 500_000;
/** From this rate on texts share so much that the rarest of it finds them. */
export const wideBelow = 70;
/** What texts of so few tokens share may be nothing but frequent words, as “the address of the” in the middle of two. */
const mostShort = 12;
/** Of so many tokens several share a bit of a signature, which tells less of how similar they are. */
const leastLong = 33;

const narrow: FeatureBudget = { complete: 3_000, rarest: 1_200 };
const narrowOfLarge: FeatureBudget = { complete: 3_000, rarest: 2_400 };
const wide: FeatureBudget = { complete: 4_000, rarest: 2_000 };
const wideOfLarge: FeatureBudget = { complete: 8_000, rarest: 4_000 };
const wideOfShort: FeatureBudget = { complete: 24_000, rarest: 12_000 };

/**
 * Among 100,000 English texts twice as much finds no more of the best matches of 50 and more. Among 1,000,000 it finds 375 of
 * 376 of 70 and more, and 678 of 684 of 50 and more; 673 without more for short texts and long ones.
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
 * Similarity decides who is rated, the rate decides who is offered; so many more are rated than offered. Of those that are
 * equally similar only their words say which fit best.
 */
export function ratedMore(texts: number): number {
  return texts < large ? 25 : 45;
}
