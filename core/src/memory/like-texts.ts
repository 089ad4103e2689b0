import { findCandidates } from './find-candidates.ts';
import { gradedTokenDistance } from './graded-distance.ts';
import { mostDistance, mostRate } from './match-rate.ts';
import { type HashedPostings, listOfHash } from './postings.ts';
import { affixHashes, mostAlike } from './short-texts.ts';
import { formDistance } from './text-form.ts';
import { TextReader } from './text-reader.ts';
import type { TokenIndex } from './token-index.ts';
import { type TokenQuery, tokenQuery } from './token-query.ts';
import type { TokenWords } from './token-words.ts';

/** Texts made ready to be found by their words. */
export interface IndexedTexts {
  readonly tokens: TokenIndex;
  readonly words: TokenWords;
  /** Places of short texts by how their words begin and end. */
  readonly affixes: HashedPostings;
}

export interface LikeText {
  /** Which text it is, in the order they were added. */
  readonly text: number;
  /** What its words allow it to be rated at most, whole percent. */
  readonly mostRate: number;
}

export interface LikeSearch {
  /** Whole percent. */
  readonly minRate: number;
  /** So many more short texts than this may come. */
  readonly limit: number;
}

const reader = new TextReader();

/** The texts whose words are most similar to those of this one, best first. */
export function findLikeTexts(
  { tokens, words, affixes }: IndexedTexts,
  text: string,
  { minRate, limit }: LikeSearch,
): readonly LikeText[] {
  const ids = reader.read(text);
  const { form } = reader;
  const query = tokenQuery(tokens, ids, minRate);
  const similar = findCandidates(tokens, query, { minRate, limit, form }).map(({ place }) => place);
  const alike = alikePlaces(affixes, affixHashes(text, ids.length));
  if (similar.length === 0 && alike.size === 0) return [];
  const distance = distanceTo({ tokens, query, words, minRate });
  return [...new Set([...similar, ...alike])]
    .map((place) => ({
      text: tokens.textAt[place] ?? 0,
      mostRate: distance(place),
      apart: formDistance(form, tokens.forms[place] ?? 0),
    }))
    .filter((found) => found.mostRate >= minRate)
    .sort((a, b) => b.mostRate - a.mostRate || a.apart - b.apart || a.text - b.text);
}

interface WordComparison {
  readonly tokens: TokenIndex;
  /** Of the text that was read last. */
  readonly query: TokenQuery;
  readonly words: TokenWords;
  readonly minRate: number;
}

/** What the text at a place can be rated at most; 0 where it does not reach the lowest rate. */
function distanceTo({ tokens, query, words, minRate }: WordComparison): (place: number) => number {
  const { numbers } = query;
  const known = new Map<number, boolean>();
  const heads = numbers.map((_, i) => reader.headAt(i));
  const isSimilar = (i: number, token: number) => {
    if (!words.mayBeSimilar(heads[i] ?? 0, token)) return false;
    const pair = token * numbers.length + i;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const found = words.isSimilar(reader.wordAt(i), token);
    known.set(pair, found);
    return found;
  };
  return (place) => {
    const others = tokens.tokens.subarray(tokens.tokenStart[place], tokens.tokenStart[place + 1]);
    const longest = Math.max(numbers.length, others.length);
    const areSimilar = (i: number, j: number) => isSimilar(i, others[j] ?? 0);
    const most = mostDistance(longest, minRate);
    const distance = gradedTokenDistance(numbers, others, { areSimilar, most });
    return distance > most ? 0 : mostRate(distance, longest);
  };
}

/** Short texts whose words begin or end alike: how similar they are, no token of theirs may tell. */
function alikePlaces(affixes: HashedPostings, hashes: readonly number[]): ReadonlySet<number> {
  const ranges = hashes.map((hash) => listOfHash(affixes, hash));
  const found = new Set<number>();
  for (const { places, from, to } of ranges.sort((a, b) => a.to - a.from - (b.to - b.from))) {
    for (let i = from; i < to && found.size < mostAlike; i++) found.add(places[i] ?? 0);
  }
  return found;
}
