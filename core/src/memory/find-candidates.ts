import {
  type CandidateBounds,
  type CountedFeature,
  candidateBounds,
  type FeatureBudget,
  selectFeatures,
  tokenPairs,
} from './match-features.ts';
import { type Postings, placesWithin } from './postings.ts';
import { numberOf, type QueryTokens, queryTokens } from './query-tokens.ts';
import { formDistance } from './text-form.ts';
import { numberedDistance } from './token-distance.ts';
import { lengthAt, placesOfLengths, type SearchScratch, type TokenIndex } from './token-index.ts';

const wide: FeatureBudget = { complete: 40_000, rarest: 40_000 };
/** From this rate on texts share so much that the rarest of it finds them: measured on a million entries. */
const wideBelow = 70;
const narrow: FeatureBudget = { complete: 10_000, rarest: 10_000 };

const maxCompared = 1_000;

interface Query extends QueryTokens {
  readonly budget: FeatureBudget;
  readonly form: number;
  readonly bounds: CandidateBounds;
}

export interface CandidateSearch {
  /** Whole percent. */
  readonly minRate: number;
  readonly limit: number;
  /** Of texts that are equally similar those go first whose form is most like this one. */
  readonly form: number;
}

export interface Candidate {
  /** Which text it is, in the order they were added. */
  readonly text: number;
  /** Share of equal tokens, 0 to 1. */
  readonly similarity: number;
}

/** The texts most similar to one of these tokens, best first. */
export function findCandidates(
  index: TokenIndex,
  ids: Int32Array,
  { minRate, limit, form }: CandidateSearch,
): readonly Candidate[] {
  const budget = minRate < wideBelow ? wide : narrow;
  const query = { ...queryTokens(ids), form, budget, bounds: candidateBounds(ids.length, minRate) };
  const places = byMostSimilarity(index, query, meetPlaces(index, query, ids));
  return mostSimilar(index, query, places, limit).map(({ place, similarity }) => ({
    text: index.textAt[place] ?? 0,
    similarity,
  }));
}

interface MetPlaces {
  /** The first so many of `scratch.places`. */
  readonly count: number;
  /** What a place may have of the query besides what was counted. */
  readonly uncounted: number;
  /** How similar a text of so many tokens can be at most, 0 to 1, that has this much of the query. */
  mostSimilarity(entryLength: number, shared: number): number;
}

interface Feature extends CountedFeature {
  readonly places: Uint32Array;
}

/** Goes through the lists of the selected features and counts in `scratch` what each place has of them. */
function meetPlaces(index: TokenIndex, query: Query, ids: Int32Array): MetPlaces {
  const { bounds, budget } = query;
  const window = placesOfLengths(index, bounds.shortest, bounds.longest);
  const tokens = featuresOf(index.tokenPostings, ids, window);
  const pairs = featuresOf(index.pairPostings, tokenPairs(ids), window);
  const { kind, features } = selectFeatures(tokens, pairs, bounds, budget);
  const counted = kind === 'pairs' ? pairs : tokens;
  let count = 0;
  for (const { feature, longest } of features) {
    const weight = counted.includes(feature) ? feature.weight : 0;
    count = meetList(index, { ...feature, weight, longest }, count);
  }
  const met = features.map(({ feature }) => feature);
  const known = new Set([...met, ...countMore(index.scratch, counted, met, count)]);
  const uncounted = counted.reduce((rest, each) => rest + (known.has(each) ? 0 : each.weight), 0);
  const mostSimilarity = kind === 'pairs' ? bounds.similarityOfPairs : bounds.similarityOfTokens;
  return { count, uncounted, mostSimilarity };
}

function featuresOf(
  postings: Postings,
  hashes: Int32Array,
  window: readonly [number, number],
): readonly Feature[] {
  const times = new Map<number, number>();
  for (const id of hashes) times.set(id, (times.get(id) ?? 0) + 1);
  return Array.from(times, ([id, weight]) => {
    const places = placesWithin(postings, id, window);
    return { id, weight, places, entries: places.length };
  });
}

/**
 * Adds the places of a list, of texts of at most `longest` tokens, to the `met` ones; gives how many there are then.
 * Places of longer texts count where they were met before.
 */
function meetList(
  { scratch, lengthStart, textAt }: TokenIndex,
  { places: list, weight, longest }: Feature & { readonly longest: number },
  met: number,
): number {
  const { met: counts, places } = scratch;
  const end = lengthStart[longest + 1] ?? textAt.length;
  let count = met;
  for (const place of list) {
    const before = counts[place] ?? 0;
    if (before > 0) counts[place] = before + weight;
    else if (place < end) {
      places[count++] = place;
      counts[place] = 1 + weight;
    }
  }
  return count;
}

/** Reading so many places of a list costs as much as comparing one text with the query. */
const placesPerComparison = 4;

/** What else can be counted for the places that were met, so that most of them need not be looked at. */
function countMore(
  { met: counts }: SearchScratch,
  counted: readonly Feature[],
  selected: readonly Feature[],
  count: number,
): readonly Feature[] {
  const others = counted.filter(
    (feature) => !selected.includes(feature) && feature.entries <= count * placesPerComparison,
  );
  for (const { places, weight } of others) {
    for (const place of places) {
      const before = counts[place] ?? 0;
      if (before > 0) counts[place] = before + weight;
    }
  }
  return others;
}

/** The places that can be similar enough, by how similar they can be at most: in whole percent, the best last. */
function byMostSimilarity(
  index: TokenIndex,
  { bounds }: Query,
  { count, uncounted, mostSimilarity }: MetPlaces,
): readonly (readonly number[])[] {
  const { met, places } = index.scratch;
  const found: number[][] = Array.from({ length: 101 }, () => []);
  const fewest = mostSimilarity === bounds.similarityOfPairs ? bounds.sharedPairs(1) : bounds.sharedTokens(1);
  for (let i = 0; i < count; i++) {
    const place = places[i] ?? 0;
    const most = (met[place] ?? 0) - 1 + uncounted;
    met[place] = 0;
    if (most < fewest) continue;
    const similarity = mostSimilarity(lengthAt(index, place), most);
    if (similarity >= bounds.leastSimilarity) found[Math.floor(similarity * 100)]?.push(place);
  }
  return found;
}

interface SimilarPlace {
  readonly place: number;
  readonly similarity: number;
  /** As `formDistance` says it. */
  readonly apart: number;
}

/** Goes from the places that can be most similar to those that can be less, and stops where none can be better. */
function mostSimilar(
  index: TokenIndex,
  query: Query,
  places: readonly (readonly number[])[],
  limit: number,
): readonly SimilarPlace[] {
  const best: SimilarPlace[] = [];
  const left = query.times.slice();
  let compared = 0;
  for (const [percent, some] of [...places.entries()].reverse()) {
    if (compared >= maxCompared || (percent + 1) / 100 < leastOf(best, query, limit)) break;
    for (const place of some) {
      const least = leastOf(best, query, limit);
      const similarity = similarityAt(index, query, { place, least, left });
      compared += Number(similarity !== undefined);
      if (similarity === undefined || similarity < least) continue;
      const apart = formDistance(query.form, index.forms[place] ?? 0);
      keepBest(best, { place, similarity, apart }, limit);
    }
  }
  return best;
}

/** What another text must reach to be among the best. */
function leastOf(best: readonly SimilarPlace[], { bounds }: Query, limit: number): number {
  return best[limit - 1]?.similarity ?? bounds.leastSimilarity;
}

function keepBest(best: SimilarPlace[], found: SimilarPlace, limit: number): void {
  const last = best[limit - 1];
  if (last !== undefined && compareSimilarity(last, found) <= 0) return;
  best.push(found);
  best.sort(compareSimilarity);
  if (best.length > limit) best.pop();
}

function compareSimilarity(a: SimilarPlace, b: SimilarPlace): number {
  return b.similarity - a.similarity || a.apart - b.apart || a.place - b.place;
}

/** Share of equal tokens in order; undefined where, in whatever order, not even `least` are equal. */
function similarityAt(
  index: TokenIndex,
  query: Query,
  { place, least, left }: { readonly place: number; readonly least: number; readonly left: Int32Array },
): number | undefined {
  const longest = Math.max(query.bounds.length, lengthAt(index, place));
  const shared = countShared(index, place, query, left);
  left.set(query.times);
  if (shared < least * longest - rounding) return undefined;
  return 1 - numberedDistance(query.pattern, numberedTokens(index, place, query.table)) / longest;
}

const rounding = 1e-9;

/** Takes each token of the text that the query has from `left`. */
function countShared(
  { tokens, tokenStart }: TokenIndex,
  place: number,
  { table }: Query,
  left: Int32Array,
): number {
  const end = tokenStart[place + 1] ?? 0;
  let shared = 0;
  for (let i = tokenStart[place] ?? 0; i < end; i++) {
    const number = numberOf(table, tokens[i] ?? 0);
    const rest = left[number] ?? 0;
    if (number === 0 || rest === 0) continue;
    left[number] = rest - 1;
    shared++;
  }
  return shared;
}

function numberedTokens(
  { tokens, tokenStart }: TokenIndex,
  place: number,
  table: QueryTokens['table'],
): Int32Array {
  const numbers = tokens.slice(tokenStart[place], tokenStart[place + 1]);
  for (let i = 0; i < numbers.length; i++) numbers[i] = numberOf(table, numbers[i] ?? 0);
  return numbers;
}
