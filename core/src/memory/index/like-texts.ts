import { mostRate } from '../rate/match-rate.ts';
import { affixHashes, mostAlike } from '../tokens/short-texts.ts';
import { findCandidates } from './find-candidates.ts';
import { nextSearch } from './meet-places.ts';
import { type HashedPostings, listOfHash, type PlaceRange } from './postings.ts';
import { formDistance } from './text-form.ts';
import type { TextReader } from './text-reader.ts';
import { lengthAt, type TokenIndex } from './token-index.ts';
import { tokenQuery } from './token-query.ts';
import { type ComparedTexts, WordComparison } from './word-comparison.ts';

/** Texts made ready to be found by their words. */
export interface IndexedTexts extends ComparedTexts {
  /** Places of short texts by how their words begin and end. */
  readonly affixes: HashedPostings;
  /** Reader for the searched texts. */
  readonly reader: TextReader;
}

export interface LikeText {
  /** Number of the text, in the order in which texts were added. */
  readonly text: number;
  /** Distance of the words, in half units as `gradedDistance` gives it. */
  readonly distance: number;
  /** Highest rate that this distance allows, in whole percent. */
  readonly mostRate: number;
  /** Difference of form as `formDistance` gives it. */
  readonly formGap: number;
}

export interface LikeSearch {
  /** Whole percent. */
  readonly minRate: number;
  /** Most short texts to return in addition. */
  readonly limit: number;
}

/** The texts whose words are most similar to those of this one, best first. */
export function findLikeTexts(
  { tokens, words, affixes, reader }: IndexedTexts,
  text: string,
  { minRate, limit }: LikeSearch,
): readonly LikeText[] {
  const ids = reader.read(text);
  const { form } = reader;
  const query = tokenQuery(tokens, ids, minRate);
  const similar = findCandidates(tokens, query, { minRate, limit, form });
  const alike = alikePlaces(tokens, affixes, affixHashes(text, ids.length));
  if (alike.size > 0) for (const { place } of similar) alike.delete(place);
  if (similar.length === 0 && alike.size === 0) return [];
  const comparison = new WordComparison({ tokens, words }, query, reader, minRate);
  const found: LikeText[] = [];
  const take = (place: number, changes?: number) => {
    const distance = comparison.distanceTo(place, changes);
    const most = mostRate(distance, Math.max(ids.length, lengthAt(tokens, place)));
    if (most < minRate) return;
    const formGap = formDistance(form, tokens.forms[place] ?? 0);
    found.push({ text: tokens.textAt[place] ?? 0, distance, mostRate: most, formGap });
  };
  for (const { place, changes } of similar) take(place, changes);
  for (const place of alike) take(place);
  return found.sort((a, b) => b.mostRate - a.mostRate || a.formGap - b.formGap || a.text - b.text);
}

/**
 * Positions of short texts whose words begin or end alike: no shared token need show that they are similar. Those
 * that share the rarest affixes come first, and before them those that share both ends.
 */
function alikePlaces(index: TokenIndex, affixes: HashedPostings, hashes: readonly number[]): Set<number> {
  const ranges = hashes.map((hash) => listOfHash(affixes, hash));
  ranges.sort((a, b) => a.to - a.from - (b.to - b.from));
  const found = placesMetAgain(index, ranges);
  for (const { places, from, to } of ranges) {
    for (let i = from; i < to && found.size < mostAlike; i++) found.add(places[i] ?? 0);
  }
  return found;
}

/** The rest of longer lists would take as long as all else. */
const mostMet = 2_000;

function placesMetAgain(index: TokenIndex, ranges: readonly PlaceRange[]): Set<number> {
  const { metBy } = index.scratch;
  const search = nextSearch(index);
  const found = new Set<number>();
  let left = mostMet;
  for (const { places, from, to } of ranges) {
    const end = Math.min(to, from + left);
    left -= end - from;
    for (let i = from; i < end; i++) {
      const place = places[i] ?? 0;
      if (metBy[place] !== search) metBy[place] = search;
      else if (found.size < mostAlike) found.add(place);
    }
  }
  return found;
}
