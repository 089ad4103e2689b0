import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { type MatchRating, segmentRater } from '@transloom/core/memory/rate/match-rate';
import { alikeDemand, mostShortTokens } from '@transloom/core/memory/tokens/short-texts';
import type { Db } from '../../../platform/db/database.ts';
import { mostAlikeListed, noLists, shortTextLists } from './alike-listed.ts';
import { findCandidateTexts, type SourceText } from './candidate-sources.store.ts';
import { findMostListed } from './listed-sources.ts';
import { findFrequencies } from './memory-sources.store.ts';
import { keyAt, type PackedSources, packedCount } from './packed-sources.ts';
import {
  leastRateBeside,
  mostRated,
  type SimilarSource,
  type SourceSearch,
  worthRating,
} from './rated-sources.ts';
import {
  candidateQuery,
  type SaltedFeature,
  type SaltedQuery,
  saltedFeature,
  saltedQuery,
  usualOfRare,
} from './salted-query.ts';

/** Sources of a short text that are read and compared word by word. */
const mostAlike = 120;

interface FoundSources {
  readonly directionIds: readonly string[];
  readonly texts: readonly string[];
  /** What each text has found so far. */
  readonly similar: readonly (readonly SimilarSource[])[];
  /** Number of sources that have a feature, where those of `alikeFeatures` were looked up already. */
  readonly frequencies?: ReadonlyMap<number, number> | undefined;
}

/**
 * Finds for short texts the sources that only have words which begin or end alike; nothing for other texts, and
 * nothing where better sources are known.
 */
export async function findAlikeSources(
  db: Db,
  { directionIds, texts, similar, frequencies: known }: FoundSources,
  search: SourceSearch,
): Promise<readonly (readonly string[])[]> {
  const alike = texts.map((text, i) => {
    const minRate = leastRateBeside(similar[i] ?? [], search);
    const query = { ...saltedQuery(text, directionIds, minRate), sameForm: [] };
    return { minRate, query, sought: soughtAlike(query, minRate) };
  });
  const features = new Set(alike.flatMap(({ sought }) => featuresOf(sought)));
  if (features.size === 0) return texts.map(() => []);
  const frequencies = known ?? (await findFrequencies(db, directionIds, [...features]));
  const wanted = alike.map(({ query, minRate, sought }) => {
    const lists = sought.length === 0 ? noLists : shortTextLists(query, minRate, frequencies);
    const candidates = candidateQuery(query, lists.features, rarestLists(sought, frequencies));
    return { lists, query: { ...candidates, leastShare: leastEqual(minRate) } };
  });
  const sources = await findCandidateTexts(db, {
    directionIds,
    limit: mostAlike,
    queries: wanted.map(({ query }) => query),
    choose: (lists, place) => mostAlikeListed(lists, wanted[place]?.lists ?? noLists, mostAlike),
  });
  return alike.map(({ minRate }, i) => {
    const text = plainInline(texts[i] ?? '');
    return wordsAlike(text, sources[i] ?? [], { ...search, minRate });
  });
}

/** Keeps the sources whose entries are worth reading: most words that begin or end alike are not similar. */
function wordsAlike(
  text: InlineText,
  sources: readonly SourceText[],
  { minRate, matches }: SourceSearch,
): readonly string[] {
  const rate = segmentRater({ source: text });
  const similar = sources.flatMap(({ sourceKey, source }) => {
    const rating = rate({ source: fromMarkup(source) }, minRate);
    return rating === undefined ? [] : { key: sourceKey, similarity: rating.rate / 100, rating };
  });
  similar.sort((a, b) => compareRatings(a.rating, b.rating));
  return worthRating(similar, matches).map(({ key }) => key);
}

/**
 * The least number of equal tokens. A similar word counts half, so that some tokens must be equal all the same; where
 * all must be, the search by tokens finds the source.
 */
function leastEqual(minRate: number): number {
  return Math.max(0, minRate / 50 - 1) - rounding;
}

/** Token and affix features whose frequencies the search needs. */
export function alikeFeatures(query: SaltedQuery, minRate: number): readonly number[] {
  return featuresOf(soughtAlike(query, minRate));
}

function featuresOf(sought: readonly SoughtInLists[]): readonly number[] {
  return sought.flatMap(({ lists }) => lists.flat().map(({ feature }) => feature));
}

/** Posting lists of which each wanted source stands in at least `least`. */
interface SoughtInLists {
  readonly lists: readonly (readonly SaltedFeature[])[];
  readonly least: number;
}

/** Lists by affixes and by tokens, some of which may have to be equal; none where no source can be similar enough. */
function soughtAlike({ ids, affixes, salts }: SaltedQuery, minRate: number): readonly SoughtInLists[] {
  const demand = alikeDemand(affixes, minRate);
  if (demand === undefined) return [];
  const short = salts.filter(({ shortest }) => shortest <= mostShortTokens);
  const listsOf = (hashes: Iterable<number>) =>
    Array.from(hashes, (id) => short.map((salt) => saltedFeature(id, salt)));
  const distinct = new Set(ids);
  const least = distinct.size === ids.length ? demand.tokens : 0;
  return [
    { lists: listsOf(affixes.hashes), least: demand.affixes },
    { lists: listsOf(distinct), least },
  ];
}

/**
 * A source that must stand in `least` of the lists stands in one of the shortest when fewer than `least` are left
 * out.
 */
function rarestLists(
  sought: readonly SoughtInLists[],
  frequencies: ReadonlyMap<number, number>,
): readonly SaltedFeature[] {
  const sourcesOf = (features: readonly SaltedFeature[]) =>
    features.reduce((sum, { feature }) => sum + (frequencies.get(feature) ?? usualOfRare), 0);
  const rarest = sought
    .filter(({ least }) => least > 0)
    .map(({ lists, least }) => {
      const ordered = lists.map((features) => ({ features, sources: sourcesOf(features) }));
      return ordered.sort((a, b) => a.sources - b.sources).slice(0, lists.length - least + 1);
    });
  const sizes = rarest.map((lists) => lists.reduce((sum, { sources }) => sum + sources, 0));
  return (rarest[sizes.indexOf(Math.min(...sizes))] ?? []).flatMap(({ features }) => features);
}

/** Finds for texts with numbers some sources that differ in numbers only, which only their form shows. */
export async function findSameForms(
  db: Db,
  directionIds: readonly string[],
  texts: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const queries = texts.map((text) => {
    const query = saltedQuery(text, directionIds, 100);
    return { ...candidateQuery({ ...query, sameForm: [] }, query.sameForm), leastShare: 1 - rounding };
  });
  const found = await findMostListed(db, { directionIds, queries, limit: mostRated });
  return found.map((sources) => keysOf(sources).slice(0, mostRated));
}

function keysOf(sources: PackedSources): readonly string[] {
  return Array.from({ length: packedCount(sources) }, (_, i) => keyAt(sources.keys, i));
}

/** The best first, of equal ones those that are written most alike. */
function compareRatings(a: MatchRating, b: MatchRating): number {
  return b.rate - a.rate || a.otherCharacters - b.otherCharacters;
}

const rounding = 1e-3;
