import type { FeatureBudget } from './match-features.ts';
import { meetPlaces, type PlacesByBound } from './meet-places.ts';
import { formDistance } from './text-form.ts';
import { numberedDistance } from './token-distance.ts';
import { lengthAt, type TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';

const wide: FeatureBudget = { complete: 10_000, rarest: 5_000 };
/** From this rate on texts share so much that the rarest of it finds them: measured on a million entries. */
const wideBelow = 70;
const narrow: FeatureBudget = { complete: 5_000, rarest: 2_000 };

/** Of what may be similar by its signature the best so many are looked at, and all that may be the same. */
const mostLooked = 2_000;

export interface CandidateSearch {
  /** Whole percent. */
  readonly minRate: number;
  readonly limit: number;
  /** Of texts that are equally similar those go first whose form is most like this one. */
  readonly form: number;
}

export interface Candidate {
  /** Its place in the index. */
  readonly place: number;
  /** Share of equal tokens, 0 to 1. */
  readonly similarity: number;
  /** As `formDistance` says it. */
  readonly apart: number;
}

/** The texts most similar to one of these tokens, best first. */
export function findCandidates(
  index: TokenIndex,
  query: TokenQuery,
  search: CandidateSearch,
): readonly Candidate[] {
  const places = meetPlaces(index, query, search.minRate < wideBelow ? wide : narrow);
  const { asked } = index.scratch;
  for (const [number, place] of query.pattern.numbers) if (number !== 0) asked[number] = place;
  const found = mostSimilar(index, query, search, places);
  for (const number of query.pattern.numbers.keys()) asked[number] = 0;
  return found;
}

interface Comparing {
  readonly index: TokenIndex;
  readonly query: TokenQuery;
  readonly search: CandidateSearch;
  /** Room for the tokens of a text, by their numbers in the pattern. */
  readonly asked: Int32Array;
  readonly best: Candidate[];
}

/** Goes from the places that can be most similar to those that can be less, and stops where none can be better. */
function mostSimilar(index: TokenIndex, query: TokenQuery, search: CandidateSearch, places: PlacesByBound) {
  const asked = new Int32Array(query.bounds.longest + 1);
  const comparing: Comparing = { index, query, search, asked, best: [] };
  let looked = compareAll(comparing, places[100] ?? -1, Number.POSITIVE_INFINITY);
  for (let percent = 99; percent >= 0 && looked < mostLooked; percent--) {
    if ((percent + 1) / 100 < leastOf(comparing)) break;
    looked += compareAll(comparing, places[percent] ?? -1, mostLooked - looked);
  }
  return comparing.best;
}

/** The places of one list, or the first so many; gives how many they were. */
function compareAll(comparing: Comparing, first: number, most: number): number {
  const { index, search, best } = comparing;
  const { following } = index.scratch;
  let looked = 0;
  for (let place = first; place >= 0 && looked < most; place = following[place] ?? -1) {
    looked++;
    const least = leastOf(comparing);
    const apart = formDistance(search.form, index.forms[place] ?? 0);
    // Thousands may have the same tokens, as “Section 5” has, and are told apart by how they are written alone.
    if (least === 1 && apart >= (best.at(-1)?.apart ?? apart + 1)) continue;
    const similarity = similarityAt(comparing, place, least);
    if (similarity < least) continue;
    keepBest(best, { place, similarity, apart }, search.limit);
  }
  return looked;
}

/** What another text must reach to be among the best. */
function leastOf({ best, query, search }: Comparing): number {
  return best[search.limit - 1]?.similarity ?? query.bounds.leastSimilarity;
}

function keepBest(best: Candidate[], found: Candidate, limit: number): void {
  const last = best[limit - 1];
  if (last !== undefined && compareCandidates(last, found) <= 0) return;
  let at = best.length;
  while (at > 0 && compareCandidates(best[at - 1] ?? found, found) > 0) at--;
  best.splice(at, 0, found);
  if (best.length > limit) best.pop();
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return b.similarity - a.similarity || a.apart - b.apart || a.place - b.place;
}

/** Share of equal tokens in order; -1 where not even `least` of them are in the query at all. */
function similarityAt({ index, query, asked }: Comparing, place: number, least: number): number {
  const { tokens, tokenStart, scratch } = index;
  const start = tokenStart[place] ?? 0;
  const length = lengthAt(index, place);
  const longest = Math.max(query.bounds.length, length);
  const mostOthers = length - Math.ceil(least * longest - rounding);
  let others = 0;
  for (let i = 0; i < length; i++) {
    const token = scratch.asked[tokens[start + i] ?? 0] ?? 0;
    asked[i] = token;
    if (token === 0 && ++others > mostOthers) return -1;
  }
  return 1 - numberedDistance(query.pattern, asked, length) / longest;
}

const rounding = 1e-9;
