import { combineHashes } from './text-hash.ts';

/**
 * How candidates for a fuzzy match are found: entries must share enough tokens with the query, so some rare
 * token or pair of neighbouring tokens of the query must occur in them.
 */

/** Hashes of the neighbouring pairs of a text's tokens, in order. */
export function tokenPairs(ids: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, ids.length - 1));
  for (let i = 0; i < pairs.length; i++) pairs[i] = combineHashes(ids[i] ?? 0, ids[i + 1] ?? 0);
  return pairs;
}

/** Slack for similar words, which the shared-token bound counts as different though they cost only half. */
const slack = 0.05;

/** What a text must have to reach a rate for a query of `length` tokens. */
export interface CandidateBounds {
  readonly shortest: number;
  readonly longest: number;
  /** Shared tokens an entry of `entryLength` tokens must have at least. */
  sharedTokens(entryLength: number): number;
}

/** Share of equal tokens, 0 to 1, that a candidate for a rate must have at least. */
export function leastShare(minRate: number): number {
  return Math.max(0.01, minRate / 100 - slack);
}

/** `minRate` in whole percent. */
export function candidateBounds(length: number, minRate: number): CandidateBounds {
  const strict = Math.max(0.01, minRate / 100);
  const loose = leastShare(minRate);
  return {
    shortest: Math.max(1, Math.ceil(strict * length - 1e-9)),
    longest: Math.floor(length / strict + 1e-9),
    sharedTokens: (entryLength) => Math.ceil(loose * Math.max(length, entryLength) - 1e-9),
  };
}

/** A token of the query with how often it stands there and in how many entries it occurs. */
export interface CountedFeature {
  readonly id: number;
  /** Times in the query; 0 for pairs, which no bound counts. */
  readonly weight: number;
  readonly entries: number;
}

export interface FeatureBudget {
  /** Entries that may be read for a search that finds everything. */
  readonly complete: number;
  /** Entries that may be read otherwise; then the rarest tokens and pairs are taken. */
  readonly rarest: number;
}

/**
 * The features to search. Where the rare tokens are rare enough the search is complete: an entry that has
 * none of them cannot share `needed` tokens with the query. Otherwise the rarest tokens and pairs are taken
 * until the budget is spent, which misses a few matches of many common words.
 */
export function selectFeatures(
  tokens: readonly CountedFeature[],
  pairs: readonly CountedFeature[],
  needed: number,
  budget: FeatureBudget,
): readonly CountedFeature[] {
  const prefix = completePrefix(tokens.toSorted(byRarity), needed);
  if (prefix.reduce((sum, feature) => sum + feature.entries, 0) <= budget.complete) return prefix;
  const rarest = [...tokens, ...pairs].filter((feature) => feature.entries > 0).sort(byRarity);
  let spent = 0;
  return rarest.filter((feature, i) => {
    spent += feature.entries;
    return i === 0 || spent <= budget.rarest;
  });
}

/** The rarest tokens, as many as it takes for the others to be fewer than `needed`. */
function completePrefix(sorted: readonly CountedFeature[], needed: number): readonly CountedFeature[] {
  let others = sorted.reduce((sum, feature) => sum + feature.weight, 0);
  return sorted.filter((feature) => {
    if (others < needed) return false;
    others -= feature.weight;
    return feature.entries > 0;
  });
}

function byRarity(a: CountedFeature, b: CountedFeature): number {
  return a.entries - b.entries || a.id - b.id;
}
