import {
  type CandidateBounds,
  type CountedFeature,
  candidateBounds,
  type FeatureBudget,
  leastShare,
  selectFeatures,
  tokenPairs,
} from '@transloom/core/memory/tokens/match-features';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { affixHashes, mostAlike } from '@transloom/core/memory/tokens/short-texts';
import { combineHashes } from '@transloom/core/memory/tokens/text-hash';
import { distancePattern, tokenDistance } from '@transloom/core/memory/tokens/token-distance';
import type { Db } from '../../../platform/db/database.ts';
import {
  type CandidateQuery,
  findCandidateSources,
  findFrequencies,
  rareFeature,
} from './memory-sources.store.ts';
import { keyAt, noSources, type PackedSources, packedCount, unpackSources } from './packed-sources.ts';
import { type SourceSearch, worthRating } from './rated-sources.ts';
import { type BandSalt, formBesideNumbers, ownSalt, saltsOf, tokenSignature } from './source-features.ts';

/**
 * What a search in a few directions may read; one in more may read as many times as much, because what is not known to be
 * frequent is taken for the same in each. Measured on a million entries: 99 % of the best matches at 70 in 3 milliseconds.
 */
const budget: FeatureBudget = { complete: 5_000, rarest: 1_500 };
/** More keys than this cost more than they find. */
const maxKeys = 400;
const fewDirections = 3;

/**
 * Of what the index lists those that share most of the features are compared by their tokens. Measured on a million entries:
 * for the best match 200 find no more than 100, and comparing 5,000 takes more than twice as long.
 */
function mostCompared(matches: number): number {
  return Math.min(200, 80 + 20 * matches);
}

/** What a feature that was not counted is taken for, in sources of one length band. */
const usualOfRare = rareFeature / 4;

interface Query {
  readonly ids: Int32Array;
  /** What short texts of similar words are found by. */
  readonly affixes: readonly number[];
  /** What those that are the same but for their numbers are found by, in each direction. */
  readonly sameForm: readonly SaltedFeature[];
  readonly bounds: CandidateBounds;
  readonly salts: readonly BandSalt[];
  /** How many times the budget of a few directions it may spend. */
  readonly share: number;
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
  const queries = texts.map((text) => queryOf(text, directionIds, minRate));
  const frequencies = await findFrequencies(db, directionIds, [...new Set(queries.flatMap(saltedFeatures))]);
  const candidates = await findCandidateSources(db, {
    ...{ directionIds, leastShare: leastShare(minRate), limit: mostCompared(search.matches) },
    queries: queries.map((query) => candidateQuery(query, rareFeatures(query, frequencies))),
  });
  const alike = await alikeSources(db, directionIds, queries, minRate);
  return queries.map(({ ids }, i) => {
    const similar = mostSimilar(ids, candidates[i] ?? noSources, search);
    return [...new Set([...similar, ...(alike[i] ?? [])])];
  });
};

/** Of short texts the sources that only words tell which begin or end alike; none of others. */
export const findAlikeSources: SimilarSources = (db, directionIds, texts, { minRate }) => {
  const queries = texts.map((text) => queryOf(text, directionIds, minRate));
  return alikeSources(db, directionIds, queries, minRate);
};

function queryOf(text: string, directionIds: readonly string[], minRate: number): Query {
  const ids = matchTokenIds(text);
  const form = formBesideNumbers(text, ids);
  const bounds = candidateBounds(ids.length, minRate);
  const share = Math.max(1, directionIds.length / fewDirections);
  const sameForm = directionIds.flatMap((directionId): readonly SaltedFeature[] => {
    if (form === undefined) return [];
    return [{ directionId, feature: combineHashes(form, ownSalt(directionId, ids.length)) }];
  });
  const salts = saltsOf(directionIds, bounds);
  return { ids, affixes: affixHashes(text, ids.length), sameForm, bounds, salts, share };
}

function saltedFeatures({ ids, salts }: Query): number[] {
  return [...ids, ...tokenPairs(ids)].flatMap((id) => salts.map(({ salt }) => combineHashes(id, salt)));
}

/**
 * How similar these are shows only when they are rated. A similar word counts half, so that a share of the tokens must be
 * equal all the same; where that is all of them they are found by them.
 */
async function alikeSources(
  db: Db,
  directionIds: readonly string[],
  queries: readonly Query[],
  minRate: number,
): Promise<readonly (readonly string[])[]> {
  const equalShare = Math.max(0, minRate / 50 - 1);
  const mayBeAlike = ({ ids }: Query) => equalShare * ids.length <= ids.length - 1;
  const featuresOf = (query: Query) =>
    mayBeAlike(query)
      ? query.affixes.flatMap((id) => query.salts.map((salt) => saltedFeature(id, salt)))
      : [];
  const found = await findCandidateSources(db, {
    ...{ directionIds, leastShare: equalShare - rounding, limit: mostAlike },
    queries: queries.map((query) => candidateQuery(query, featuresOf(query))),
  });
  return found.map((sources) =>
    Array.from({ length: packedCount(sources) }, (_, i) => keyAt(sources.keys, i)),
  );
}

const rounding = 1e-3;

function candidateQuery(
  { ids, sameForm, bounds, salts, share }: Query,
  features: readonly SaltedFeature[],
): CandidateQuery {
  const searched = features.length === 0 ? [] : [...sameForm, ...features.slice(0, maxKeys * share)];
  const directionIds = [...new Set(salts.map(({ directionId }) => directionId))];
  const places = new Map(directionIds.map((id, i) => [id, i + 1]));
  return {
    features: searched.map(({ feature }) => feature),
    directions: searched.map(({ directionId }) => places.get(directionId) ?? 0),
    sameForm: sameForm.map(({ feature }) => feature),
    ...{ signature: tokenSignature(ids), tokenCount: ids.length },
    ...{ shortest: bounds.shortest, longest: bounds.longest },
  };
}

/** What a feature is called in one direction for texts of one length band. */
interface SaltedFeature {
  readonly directionId: string;
  readonly feature: number;
}

function saltedFeature(id: number, { directionId, salt }: BandSalt): SaltedFeature {
  return { directionId, feature: combineHashes(id, salt) };
}

/** Of the features that are worth it, the rarest first. */
function rareFeatures(
  { ids, bounds, salts, share }: Query,
  frequencies: ReadonlyMap<number, number>,
): readonly SaltedFeature[] {
  const sourcesOf = (id: number): number =>
    salts.reduce((sum, { salt }) => sum + (frequencies.get(combineHashes(id, salt)) ?? usualOfRare), 0);
  const tokens = countedFeatures(ids, sourcesOf);
  const pairs = countedFeatures(tokenPairs(ids), sourcesOf);
  const spent = { complete: budget.complete * share, rarest: budget.rarest * share };
  return selectFeatures(tokens, pairs, bounds, spent).flatMap(({ feature, longest }) =>
    salts.filter(({ shortest }) => shortest <= longest).map((salt) => saltedFeature(feature.id, salt)),
  );
}

function mostSimilar(
  ids: Int32Array,
  candidates: PackedSources,
  { minRate, matches }: SourceSearch,
): readonly string[] {
  const pattern = distancePattern(ids);
  const leastSimilarity = leastShare(minRate);
  const similar: { readonly place: number; readonly similarity: number }[] = [];
  let place = 0;
  unpackSources(candidates, (others) => {
    const similarity = 1 - tokenDistance(pattern, others) / Math.max(ids.length, others.length);
    if (similarity >= leastSimilarity) similar.push({ place, similarity });
    place += 1;
  });
  similar.sort((a, b) => b.similarity - a.similarity);
  return worthRating(similar, matches).map((source) => keyAt(candidates.keys, source.place));
}

function countedFeatures(ids: Int32Array, sourcesOf: (id: number) => number): CountedFeature[] {
  const weights = new Map<number, number>();
  for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1);
  return [...weights].map(([id, weight]) => {
    const entries = sourcesOf(id);
    return { id, weight, entries, frequency: entries };
  });
}
