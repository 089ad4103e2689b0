import { combineHashes } from './text-hash.ts';

/**
 * How candidates for a fuzzy match are found: entries must share enough tokens with the query, so some rare
 * token or pair of neighbouring tokens of the query must occur in them.
 */

/** Hashes of the neighbouring pairs of a text's tokens, in order. */
export function tokenPairs(ids: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, ids.length - 1));
  for (let i = 0; i < pairs.length; i++) pairs[i] = tokenPair(ids[i] ?? 0, ids[i + 1] ?? 0);
  return pairs;
}

export function tokenPair(first: number, second: number): number {
  return combineHashes(first, second);
}

/**
 * Feature for a token that a text has at least `times` times, two or more: for numbers, for example, the repetitions
 * say more than the token.
 */
export function repeatedToken(token: number, times: number): number {
  return combineHashes(token, -times);
}

/** Tokens of a text in order, repetitions as `repeatedToken`, so that each occurs once. */
export function onceEach(ids: Int32Array): Int32Array {
  const times = new Map<number, number>();
  return ids.map((id) => {
    const now = (times.get(id) ?? 0) + 1;
    times.set(id, now);
    return now === 1 ? id : repeatedToken(id, now);
  });
}

/**
 * Similar words are counted as different by the bounds, though they cost only half: for so large a share of the tokens, but for
 * one of them always, which is more in short texts. Texts with more of them are seldom found by what they share.
 */
const similarShare = 0.05;
const oneSimilar = 0.5;

/** Conditions that a text must meet to reach a rate for a query of `length` tokens. */
export interface CandidateBounds {
  readonly length: number;
  readonly shortest: number;
  readonly longest: number;
  /** Shared tokens an entry of `entryLength` tokens must have at least. */
  sharedTokens(entryLength: number): number;
  /** Shared pairs of neighboring tokens: each change of a text takes two of them at most (Ukkonen 1992). */
  sharedPairs(entryLength: number): number;
  /** Share of equal tokens, 0 to 1, that entries of any length must have at least. */
  readonly leastShare: number;
}

/** `minRate` in whole percent. */
export function candidateBounds(length: number, minRate: number): CandidateBounds {
  const share = Math.max(0.01, minRate / 100);
  const sharedOf = (longer: number) =>
    Math.max(0.01 * longer, share * longer - Math.max(similarShare * longer, oneSimilar));
  return {
    length,
    shortest: Math.max(1, Math.ceil(share * length - rounding)),
    longest: Math.floor(length / share + rounding),
    sharedTokens: (entryLength) => Math.ceil(sharedOf(Math.max(length, entryLength)) - rounding),
    sharedPairs: (entryLength) => {
      const longer = Math.max(length, entryLength);
      return Math.ceil(2 * sharedOf(longer) - longer - 1 - rounding);
    },
    leastShare: sharedOf(length) / Math.max(1, length) - singleRounding,
  };
}

const rounding = 1e-9;
/** The database holds the share as a number of 32 bits. */
const singleRounding = 1e-6;

/** A token or a pair of the query, with its repetitions and the number of entries that have it. */
export interface CountedFeature {
  readonly id: number;
  /** Times in the query. */
  readonly weight: number;
  /** Entries that are worth comparing; read only where the feature may be chosen alone. */
  readonly entries: number;
  /** Number by which rare features are found: of all entries those that have it, or the same as `entries`. */
  readonly frequency: number;
}

export interface FeatureBudget {
  /** Entries that may be read for a search that finds everything. */
  readonly complete: number;
  /** Entries that may be read otherwise; then the rarest tokens and pairs are taken. */
  readonly rarest: number;
}

/** A feature to search in entries of at most `longest` tokens; longer ones must have a rarer one as well. */
export interface SelectedFeature<Feature extends CountedFeature> {
  readonly feature: Feature;
  readonly longest: number;
}

/**
 * The features to search. Where the rare tokens, or the rare pairs, are rare enough the search is complete: an
 * entry that has none of them cannot share as many with the query as it must. Otherwise the rarest tokens and pairs
 * are taken until the budget is spent, which misses a few matches of many common words.
 */
export function selectFeatures<Feature extends CountedFeature>(
  tokens: readonly Feature[],
  pairs: readonly Feature[],
  bounds: CandidateBounds,
  budget: FeatureBudget,
): readonly SelectedFeature<Feature>[] {
  const { sharedTokens, sharedPairs } = bounds;
  const byTokens = completePrefix(tokens, bounds, { shared: sharedTokens, most: budget.complete });
  const fewer = byTokens === undefined ? budget.complete : byTokens.entries - 1;
  const byPairs =
    sharedPairs(bounds.shortest) > 0
      ? completePrefix(pairs, bounds, { shared: sharedPairs, most: fewer })
      : undefined;
  return (byPairs ?? byTokens)?.features ?? rarestOf([...tokens, ...pairs], bounds, budget.rarest);
}

interface Prefix<Feature extends CountedFeature> {
  readonly features: readonly SelectedFeature<Feature>[];
  readonly entries: number;
}

interface PrefixDemand {
  /** Tokens that an entry of a length must share. */
  shared(entryLength: number): number;
  /** Entries that may be read. */
  readonly most: number;
}

/**
 * The rarest features, as many as it takes for the others to be fewer than what an entry must share; undefined where
 * too many entries have them.
 */
function completePrefix<Feature extends CountedFeature>(
  features: readonly Feature[],
  { shortest, longest }: CandidateBounds,
  { shared, most }: PrefixDemand,
): Prefix<Feature> | undefined {
  let others = features.reduce((sum, feature) => sum + feature.weight, 0);
  let end = longest;
  let entries = 0;
  const prefix: SelectedFeature<Feature>[] = [];
  for (const feature of features.toSorted(byRarity)) {
    while (end >= shortest && shared(end) > others) end--;
    if (end < shortest) break;
    others -= feature.weight;
    if (feature.entries === 0) continue;
    entries += feature.entries;
    if (entries > most) return undefined;
    prefix.push({ feature, longest: end });
  }
  return { features: prefix, entries };
}

function rarestOf<Feature extends CountedFeature>(
  features: readonly Feature[],
  { longest }: CandidateBounds,
  budget: number,
): readonly SelectedFeature<Feature>[] {
  let spent = 0;
  const rarest: SelectedFeature<Feature>[] = [];
  for (const feature of features.toSorted(byRarity)) {
    if (feature.entries === 0) continue;
    spent += feature.entries;
    if (rarest.length > 0 && spent > budget) break;
    rarest.push({ feature, longest });
  }
  return rarest;
}

function byRarity(a: CountedFeature, b: CountedFeature): number {
  return a.frequency - b.frequency || a.id - b.id;
}
