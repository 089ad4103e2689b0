import { numberedDistance } from '../tokens/token-distance.ts';
import { meetPlaces, type PlacesByBound } from './meet-places.ts';
import { searchBreadth } from './search-breadth.ts';
import { formDistance } from './text-form.ts';
import { lengthAt, type TokenIndex } from './token-index.ts';
import type { TokenQuery } from './token-query.ts';

export interface CandidateSearch {
  /** Whole percent. */
  readonly minRate: number;
  readonly limit: number;
  /** Texts that are less similar by `slack` (0 to 1) than the last of the best `matches` are left out. */
  readonly near?: { readonly matches: number; readonly slack: number };
  /** Of equally similar texts those with the nearest form come first. */
  readonly form: number;
}

export interface Candidate {
  /** Position in the index. */
  readonly place: number;
  /** Share of equal tokens, 0 to 1. */
  readonly similarity: number;
  /** Number of inserted, deleted and replaced tokens. */
  readonly changes: number;
  /** Difference of form as `formDistance` gives it. */
  readonly formGap: number;
}

/** The texts most similar to one of these tokens, best first. */
export function findCandidates(
  index: TokenIndex,
  query: TokenQuery,
  search: CandidateSearch,
): readonly Candidate[] {
  const { numbers, places } = query;
  const size = { texts: index.textAt.length, length: numbers.length, minRate: search.minRate };
  const { budget, looked } = searchBreadth(size);
  const met = meetPlaces(index, query, budget);
  const { asked } = index.scratch;
  for (let i = 0; i < numbers.length; i++) asked[numbers[i] ?? 0] = places[i] ?? 0;
  const found = mostSimilar({ index, query, search }, met, looked);
  for (let i = 0; i < numbers.length; i++) asked[numbers[i] ?? 0] = 0;
  return found;
}

interface Comparing {
  readonly index: TokenIndex;
  readonly query: TokenQuery;
  readonly search: CandidateSearch;
  /** Room for the tokens of a text, by their numbers in the pattern. */
  readonly asked: Int32Array;
  /** Room for how many of each token of the query are left. */
  readonly left: Int32Array;
  readonly best: Candidate[];
}

/** Buffers for the tokens of one text at a time. */
let buffers = { asked: new Int32Array(256), left: new Int32Array(256) };

/**
 * Visits the positions in descending order of their bound, and stops where none can be better or `most` were
 * compared.
 */
function mostSimilar(
  searched: Pick<Comparing, 'index' | 'query' | 'search'>,
  places: PlacesByBound,
  most: number,
): readonly Candidate[] {
  const { longest } = searched.query.bounds;
  if (buffers.asked.length <= longest)
    buffers = { asked: new Int32Array(longest * 2), left: new Int32Array(longest * 2) };
  const comparing: Comparing = { ...searched, ...buffers, best: [] };
  let looked = compareAll(comparing, places[100] ?? -1, Number.POSITIVE_INFINITY);
  for (let percent = 99; percent >= 0 && looked < most; percent--) {
    if ((percent + 1) / 100 < leastOf(comparing)) break;
    looked += compareAll(comparing, places[percent] ?? -1, most - looked);
  }
  return comparing.best;
}

/** Compares the positions of a list, at most `most`, and returns their number. */
function compareAll(comparing: Comparing, first: number, most: number): number {
  const { index, search, best } = comparing;
  const { following } = index.scratch;
  let looked = 0;
  for (let place = first; place >= 0 && looked < most; place = following[place] ?? -1) {
    looked++;
    const least = leastOf(comparing);
    const formGap = formDistance(search.form, index.forms[place] ?? 0);
    // Thousands of texts can have the same tokens, like “Section 5”; only their form distinguishes them.
    if (least === 1 && formGap >= (best.at(-1)?.formGap ?? formGap + 1)) continue;
    const changes = changesAt(comparing, place, least);
    if (changes < 0) continue;
    const longest = Math.max(comparing.query.bounds.length, lengthAt(index, place));
    keepBest(best, { place, similarity: 1 - changes / longest, changes, formGap }, search.limit);
  }
  return looked;
}

/** Least similarity that another text needs to be among the best. */
function leastOf({ best, search: { limit, near } }: Comparing): number {
  const least = best[limit - 1]?.similarity ?? 0;
  if (near === undefined) return least;
  return Math.max(least, (best[near.matches - 1]?.similarity ?? 0) - near.slack);
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
  return b.similarity - a.similarity || a.formGap - b.formGap || a.place - b.place;
}

/**
 * Number of different tokens; -1 where fewer than the share `least` are equal in order, or too few for the searched
 * rate.
 */
function changesAt(comparing: Comparing, place: number, least: number): number {
  const { index, query, asked } = comparing;
  const length = lengthAt(index, place);
  const longest = Math.max(query.bounds.length, length);
  const fewestShared = Math.max(query.bounds.sharedTokens(length), Math.ceil(least * longest - rounding));
  if (askTokens(comparing, index.tokenStart[place] ?? 0, length) < fewestShared) return -1;
  const mostChanges = longest - fewestShared;
  const changes = numberedDistance(query.pattern, asked, length, mostChanges);
  return changes > mostChanges ? -1 : changes;
}

/**
 * Maps the tokens of a text to those of the query and returns how many both share in any order. It has no branches,
 * which no processor could predict.
 */
function askTokens({ index, query, asked, left }: Comparing, start: number, length: number): number {
  const { tokens, scratch } = index;
  const { weights } = query;
  for (let number = 0; number < weights.length; number++) left[number] = weights[number] ?? 0;
  let shared = 0;
  for (let i = 0; i < length; i++) {
    const number = scratch.asked[tokens[start + i] ?? 0] ?? 0;
    asked[i] = number;
    const more = (left[number] ?? 0) - 1;
    left[number] = more;
    shared += 1 + (more >> 31);
  }
  return shared;
}

const rounding = 1e-9;
