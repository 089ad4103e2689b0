import { type CandidateBounds, candidateBounds } from '@transloom/core/memory/tokens/match-features';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { affixesOf, type TextAffixes } from '@transloom/core/memory/tokens/short-texts';
import type { CandidateQuery } from './candidate-sources.store.ts';
import { rareFeature } from './memory-sources.store.ts';
import { allShared, type SharedTokens } from './shared-tokens.ts';
import {
  type BandSalt,
  featureOf,
  formBesideNumbers,
  ownSalt,
  saltsOf,
  tokenSignature,
} from './source-features.ts';

/** More keys than this cost more than they find. */
const maxKeys = 400;
const fewDirections = 3;

/** Assumed number of sources in one length band for a feature that was not counted. */
export const usualOfRare = rareFeature / 4;

/** A text that is searched in some directions, with its features in each. */
export interface SaltedQuery {
  readonly ids: Int32Array;
  /** Affixes by which short texts of similar words are found. */
  readonly affixes: TextAffixes;
  /** Features, in each direction, of the texts that differ in numbers only. */
  readonly sameForm: readonly SaltedFeature[];
  readonly bounds: CandidateBounds;
  readonly salts: readonly BandSalt[];
  /** Multiple of the budget for a few directions that it may spend. */
  readonly share: number;
}

/** `minRate` in whole percent. */
export function saltedQuery(text: string, directionIds: readonly string[], minRate: number): SaltedQuery {
  const ids = matchTokenIds(text);
  const form = formBesideNumbers(text, ids);
  const bounds = candidateBounds(ids.length, minRate);
  const share = Math.max(1, directionIds.length / fewDirections);
  const sameForm = directionIds.flatMap((directionId): readonly SaltedFeature[] => {
    if (form === undefined) return [];
    const feature = featureOf(form, ownSalt(directionId, ids.length));
    return [{ directionId, shortest: ids.length, feature, shared: allShared }];
  });
  const salts = saltsOf(directionIds, bounds);
  return { ids, affixes: affixesOf(text, ids.length), sameForm, bounds, salts, share };
}

/**
 * The query with the features that are searched; without any it finds nothing. `tail`: features for the sources of
 * the tail.
 */
export function candidateQuery(
  { ids, sameForm, bounds, salts, share }: SaltedQuery,
  features: readonly SaltedFeature[],
  tail = features,
): CandidateQuery {
  const withForm = (some: readonly SaltedFeature[]) =>
    features.length === 0 ? [] : [...sameForm, ...some.slice(0, maxKeys * share)];
  const searched = withForm(features);
  const directionIds = [...new Set(salts.map(({ directionId }) => directionId))];
  const places = new Map(directionIds.map((id, i) => [id, i + 1]));
  return {
    tailFeatures: withForm(tail).map(({ feature }) => feature),
    features: searched.map(({ feature }) => feature),
    directions: searched.map(({ directionId }) => places.get(directionId) ?? 0),
    shortestListed: searched.map(({ shortest }) => shortest),
    shared: searched.map(({ shared }) => shared),
    sameForm: sameForm.map(({ feature }) => feature),
    signature: tokenSignature(ids),
    tokenCount: ids.length,
    shortest: bounds.shortest,
    longest: bounds.longest,
    leastShare: bounds.leastShare,
  };
}

/** A feature in one direction for the texts of one length band. */
export interface SaltedFeature {
  readonly directionId: string;
  readonly feature: number;
  /** Tokens of the shortest text of the band. */
  readonly shortest: number;
  /** A bit for each token of the text that sources which have it share. */
  readonly shared: SharedTokens;
}

export function saltedFeature(id: number, salt: BandSalt, shared: SharedTokens = 0): SaltedFeature {
  const { directionId, shortest } = salt;
  return { directionId, shortest, feature: featureOf(id, salt), shared };
}
