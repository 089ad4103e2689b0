import { mostShortTokens } from '@transloom/core/memory/tokens/short-texts';
import { mostPairs, visitPairs } from '../../../platform/db/integer-parts.ts';
import type { ListedSources, PostingLists } from './candidate-sources.store.ts';
import { MarkedNumbers } from './marked-numbers.ts';
import { type SaltedFeature, type SaltedQuery, saltedFeature, usualOfRare } from './salted-query.ts';

/**
 * What sources of up to three tokens share with a short text according to their posting lists: whether they have one
 * of its tokens, and whether a word of theirs begins or ends like one of its words.
 */
export interface ShortTextLists {
  /** Features whose lists are read. */
  readonly features: readonly SaltedFeature[];
  /** What a source shares with the text if it stands in the list of a feature. */
  readonly marks: ReadonlyMap<number, Marks>;
  readonly tokens: readonly SoughtToken[];
  /** Whole percent. */
  readonly minRate: number;
}

interface SoughtToken {
  /** The sources of lists that are too long to read are unknown. */
  readonly isListRead: boolean;
}

export const noLists: ShortTextLists = { features: [], marks: new Map(), tokens: [], minRate: 100 };

/** Number of tokens of a source, and above it some bits for each token of the text. */
type Marks = number;

const lengthBits = 2;
const tokenBits = 3;
const same = 1;
const begins = 2;
const ends = 4;

function marksOfToken(marks: Marks, place: number): number {
  return (marks >> (lengthBits + place * tokenBits)) & ((1 << tokenBits) - 1);
}

/** Longest list of a weak feature, a token or the end of a word, that is read; longer ones take too long. */
const longestRead = 5_000;

/** `query`: of a text of up to three tokens. */
export function shortTextLists(
  { ids, affixes, salts }: SaltedQuery,
  minRate: number,
  frequencies: ReadonlyMap<number, number>,
): ShortTextLists {
  const features = new Map<number, SaltedFeature>();
  const marks = new Map<number, Marks>();
  const short = salts.filter(({ shortest }) => shortest <= mostShortTokens);
  const read = (place: number, id: number | undefined, mark: number, longest: number): boolean => {
    if (id === undefined) return false;
    const lists = short.map((salt) => saltedFeature(id, salt));
    const isShort = lists.every(({ feature }) => (frequencies.get(feature) ?? usualOfRare) <= longest);
    if (!isShort) return false;
    for (const list of lists) {
      const { feature, shortest: length } = list;
      features.set(feature, list);
      const others = marks.get(feature) ?? length;
      marks.set(feature, others | (mark << (lengthBits + place * tokenBits)));
    }
    return true;
  };
  const tokens = Array.from(ids, (id, place): SoughtToken => {
    const word = affixes.ofTokens[place];
    read(place, word?.begins, begins, Number.POSITIVE_INFINITY);
    read(place, word?.ends, ends, longestRead);
    return { isListRead: read(place, id, same, longestRead) };
  });
  return { features: [...features.values()], marks, tokens, minRate };
}

/** Returns at most `most` sources that can reach the rate, those that probably fit best. */
export function mostAlikeListed(
  lists: readonly PostingLists[],
  text: ShortTextLists,
  most: number,
): ListedSources {
  const counts = new Map<Marks, number>();
  const found = lists.map(({ direction, postings }) => {
    const sources = markedSources(postings, text);
    sources.visit((_, marks) => counts.set(marks, (counts.get(marks) ?? 0) + 1));
    return { direction, sources };
  });
  const limits = shareLimits(counts, text, most);
  const directions: number[] = [];
  const numbers: number[] = [];
  for (const { direction, sources } of found) {
    sources.visit((number, marks) => {
      const left = limits.get(marks) ?? 0;
      if (left === 0) return;
      limits.set(marks, left - 1);
      directions.push(direction);
      numbers.push(number);
    });
  }
  return { directions, numbers, ofSameForm: 0 };
}

function markedSources(postings: Uint8Array, text: ShortTextLists): MarkedNumbers {
  const sources = new MarkedNumbers(mostPairs(postings));
  let list: { readonly feature: number; readonly marks: Marks } | undefined;
  visitPairs(postings, (feature, number) => {
    if (list?.feature !== feature) list = { feature, marks: text.marks.get(feature) ?? 0 };
    sources.mark(number, list.marks);
  });
  return sources;
}

/** Decides how many of the sources with the same marks are taken. */
function shareLimits(
  counts: ReadonlyMap<Marks, number>,
  text: ShortTextLists,
  most: number,
): Map<Marks, number> {
  const alike = [...counts.keys()].flatMap((some) => {
    const { atMost, probably } = likeness(some, text);
    return atMost * 100 < text.minRate - rounding ? [] : { marks: some, probably };
  });
  const limits = new Map<Marks, number>();
  let left = most;
  for (const { marks: some } of alike.sort((a, b) => b.probably - a.probably)) {
    const taken = Math.min(left, counts.get(some) ?? 0);
    limits.set(some, taken);
    left -= taken;
  }
  return limits;
}

const rounding = 1e-6;

/** Estimated share of similar words among those that begin alike, end alike, or both. */
const oftenSimilar: Readonly<Record<number, number>> = { [begins]: 0.5, [ends]: 0.1, [begins | ends]: 0.8 };

/** The share of tokens that count as the same, 0 to 1: at most, and probably. */
function likeness(marks: Marks, { tokens }: ShortTextLists): { atMost: number; probably: number } {
  const length = marks & ((1 << lengthBits) - 1);
  let [atMost, probably] = [0, 0];
  for (const [place, { isListRead }] of tokens.entries()) {
    const found = marksOfToken(marks, place);
    const similar = oftenSimilar[found & (begins | ends)];
    if ((found & same) !== 0) {
      atMost += 1;
      probably += 1;
    } else if (similar !== undefined) {
      atMost += isListRead ? 0.5 : 1;
      probably += similar / 2;
    } else if (!isListRead) {
      atMost += 1;
      probably += 0.5;
    }
  }
  const longest = Math.max(length, tokens.length);
  return { atMost: Math.min(atMost, length) / longest, probably: Math.min(probably, length) / longest };
}
