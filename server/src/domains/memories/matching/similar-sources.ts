import { wideBelow } from '@transloom/core/memory/index/search-breadth';
import {
  type CountedFeature,
  type FeatureBudget,
  onceEach,
  selectFeatures,
  tokenPairs,
} from '@transloom/core/memory/tokens/match-features';
import { distancePattern, tokenDistance } from '@transloom/core/memory/tokens/token-distance';
import type { Db } from '../../../platform/db/database.ts';
import { alikeFeatures, findAlikeSources } from './alike-sources.ts';
import { findMostListed } from './listed-sources.ts';
import { findFrequencies } from './memory-sources.store.ts';
import { keyAt, noSources, type PackedSources, unpackSources } from './packed-sources.ts';
import { type SimilarSource, type SourceSearch, worthRating } from './rated-sources.ts';
import {
  candidateQuery,
  type SaltedFeature,
  type SaltedQuery,
  saltedFeature,
  saltedQuery,
  usualOfRare,
} from './salted-query.ts';
import { sharedTokens } from './shared-tokens.ts';
import { featureOf } from './source-features.ts';

interface SearchBreadth {
  /**
   * Reading budget for a search in a few directions; a search in more may read proportionally more, because a feature
   * that is not known to be frequent is assumed to be equally frequent in each.
   */
  readonly budget: FeatureBudget;
  /** Most candidates whose tokens are compared. */
  readonly mostCompared: number;
}

/**
 * Of the best matches that comparing with all of a million entries finds, it finds 375 of 376 at 70 and more, and
 * asked at 50 678 of 684 at 50 and more.
 */
function searchBreadth(minRate: number): SearchBreadth {
  if (minRate < wideBelow) return { budget: { complete: 20_000, rarest: 10_000 }, mostCompared: 400 };
  return { budget: { complete: 10_000, rarest: 5_000 }, mostCompared: 300 };
}

/** Finds the keys of the sources most similar to each text, for texts by their place in the list. */
export type SimilarSources = (
  db: Db,
  directionIds: readonly string[],
  texts: readonly string[],
  search: SourceSearch,
) => Promise<readonly (readonly string[])[]>;

/** Through the indexes of the database. The frequencies of all features, and then all texts, are asked for at once. */
export const findSimilarSources: SimilarSources = async (db, directionIds, texts, search) => {
  const { minRate } = search;
  const { budget, mostCompared } = searchBreadth(minRate);
  const queries = texts.map((text) => saltedQuery(text, directionIds, minRate));
  const features = queries.flatMap((query) => [...saltedFeatures(query), ...alikeFeatures(query, minRate)]);
  const frequencies = await findFrequencies(db, directionIds, [...new Set(features)]);
  const findAlike = (similar: readonly (readonly SimilarSource[])[]) =>
    findAlikeSources(db, { directionIds, texts, similar, frequencies }, search);
  const [candidates, ahead] = await Promise.all([
    findMostListed(db, {
      directionIds,
      limit: mostCompared,
      queries: queries.map((query) => candidateQuery(query, rareFeatures(query, frequencies, budget))),
    }),
    // For one text waiting costs more than a search whose result is not needed.
    texts.length === 1 ? findAlike([]) : undefined,
  ]);
  const similar = queries.map((query, i) => mostSimilar(query, candidates[i] ?? noSources, search.matches));
  const alike = ahead ?? (await findAlike(similar));
  return similar.map((sources, i) => [...new Set([...sources.map(({ key }) => key), ...(alike[i] ?? [])])]);
};

function saltedFeatures({ ids, salts }: SaltedQuery): number[] {
  return [...onceEach(ids), ...tokenPairs(ids)].flatMap((id) => salts.map((salt) => featureOf(id, salt)));
}

/** Features that are worth reading, the rarest first. */
function rareFeatures(
  { ids, bounds, salts, share }: SaltedQuery,
  frequencies: ReadonlyMap<number, number>,
  budget: FeatureBudget,
): readonly SaltedFeature[] {
  const sourcesOf = (id: number): number =>
    salts.reduce((sum, salt) => sum + (frequencies.get(featureOf(id, salt)) ?? usualOfRare), 0);
  const [tokens, pairs] = [onceEach(ids), tokenPairs(ids)];
  const [countedTokens, countedPairs] = [
    countedFeatures(tokens, sourcesOf),
    countedFeatures(pairs, sourcesOf),
  ];
  const shared = sharedTokens(tokens, pairs);
  const spent = { complete: budget.complete * share, rarest: budget.rarest * share };
  return selectFeatures(countedTokens, countedPairs, bounds, spent).flatMap(({ feature, longest }) =>
    salts
      .filter(({ shortest }) => shortest <= longest)
      .map((salt) => saltedFeature(feature.id, salt, shared.get(feature.id))),
  );
}

function mostSimilar(
  { ids, bounds }: SaltedQuery,
  candidates: PackedSources,
  matches: number,
): readonly SimilarSource[] {
  const pattern = distancePattern(ids);
  const similar: { readonly place: number; readonly similarity: number }[] = [];
  let place = 0;
  unpackSources(candidates, (others) => {
    const longer = Math.max(ids.length, others.length);
    const shared = longer - tokenDistance(pattern, others);
    if (shared >= bounds.sharedTokens(others.length)) similar.push({ place, similarity: shared / longer });
    place += 1;
  });
  similar.sort((a, b) => b.similarity - a.similarity);
  return worthRating(similar, matches).map((source) => ({
    key: keyAt(candidates.keys, source.place),
    similarity: source.similarity,
  }));
}

function countedFeatures(ids: Int32Array, sourcesOf: (id: number) => number): CountedFeature[] {
  const weights = new Map<number, number>();
  for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1);
  return [...weights].map(([id, weight]) => {
    const entries = sourcesOf(id);
    return { id, weight, entries, frequency: entries };
  });
}
