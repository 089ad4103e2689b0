import { IntTable } from './int-table.ts';
import { tokenPairs } from './match-features.ts';
import { matchTokenIds } from './match-tokens.ts';
import type { MemoryEntry } from './memory-match.ts';
import { textKey } from './source-in-context.ts';

/**
 * A memory made ready for look-ups inside one process. Entries stand by number of tokens, so that a length
 * window is one range of places and every posting list can be narrowed to it by binary search.
 */
export interface MemoryIndex {
  /** By number of tokens. */
  readonly entries: readonly MemoryEntry[];
  /**
   * Tokens of the entry at a place, from `tokens[tokenStart[place]]` to `tokens[tokenStart[place + 1]]`, as
   * numbers of `tokenPostings.features`.
   */
  readonly tokens: Int32Array;
  readonly tokenStart: Uint32Array;
  /** Two numbers an entry: a bit for each of its tokens. */
  readonly signatures: Int32Array;
  /** First place with at least so many tokens; one longer than the longest entry. */
  readonly lengthStart: Uint32Array;
  /** Entries of each token and of each pair of tokens. */
  readonly tokenPostings: Postings;
  readonly pairPostings: Postings;
  /** Places of the entries with this `textKey`. */
  readonly sameText: ReadonlyMap<string, readonly number[]>;
  readonly scratch: SearchScratch;
}

/** Room for one search at a time, kept so that a search need not clear or allocate it. */
export interface SearchScratch {
  round: number;
  /** The round in which a place was last seen. */
  readonly roundOfPlace: Uint32Array;
  /** Number of a token in the query at hand, 0 between searches. */
  readonly numberOfToken: Int32Array;
}

/** For each feature the ascending places of the entries that have it. */
export interface Postings {
  readonly features: IntTable;
  readonly start: Uint32Array;
  readonly places: Uint32Array;
}

export function buildMemoryIndex(unsorted: readonly MemoryEntry[]): MemoryIndex {
  const sorted = unsorted
    .map((entry) => ({ entry, ids: matchTokenIds(entry.source.text) }))
    .sort((a, b) => a.ids.length - b.ids.length);
  const ids = sorted.map((item) => item.ids);
  const tokenStart = startsOf(ids.map((list) => list.length));
  const tokenPostings = buildPostings(ids);
  const tokens = new Int32Array(tokenStart.at(-1) ?? 0);
  for (const [place, list] of ids.entries()) {
    tokens.set(
      list.map((id) => tokenPostings.features.find(id)),
      tokenStart[place],
    );
  }
  const entries = sorted.map((item) => item.entry);
  return {
    entries,
    tokens,
    tokenStart,
    signatures: signaturesOf(ids),
    lengthStart: lengthStarts(ids),
    tokenPostings,
    pairPostings: buildPostings(ids.map(tokenPairs)),
    sameText: placesByText(entries),
    scratch: {
      round: 0,
      roundOfPlace: new Uint32Array(entries.length),
      numberOfToken: new Int32Array(tokenPostings.features.size),
    },
  };
}

/** 64 bits in two numbers; a bit that an entry lacks is a token that it lacks. */
export function addToSignature(signatures: Int32Array, place: number, id: number): void {
  const bit = id >>> 26;
  const half = place * 2 + (bit >>> 5);
  signatures[half] = (signatures[half] ?? 0) | (1 << (bit & 31));
}

function signaturesOf(ids: readonly Int32Array[]): Int32Array {
  const signatures = new Int32Array(ids.length * 2);
  for (const [place, list] of ids.entries()) {
    for (const id of list) addToSignature(signatures, place, id);
  }
  return signatures;
}

function startsOf(sizes: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let i = 0; i < sizes.length; i++) starts[i + 1] = (starts[i] ?? 0) + (sizes[i] ?? 0);
  return starts;
}

function lengthStarts(ids: readonly Int32Array[]): Uint32Array {
  const counts = new Uint32Array((ids.at(-1)?.length ?? 0) + 1);
  for (const { length } of ids) counts[length] = (counts[length] ?? 0) + 1;
  return startsOf(counts);
}

function buildPostings(features: readonly Int32Array[]): Postings {
  const table = new IntTable();
  const counts: number[] = [];
  forEachDistinct(features, (feature) => {
    const index = table.add(feature);
    counts[index] = (counts[index] ?? 0) + 1;
  });
  const start = startsOf(counts);
  const next = start.slice();
  const places = new Uint32Array(start.at(-1) ?? 0);
  forEachDistinct(features, (feature, place) => {
    const index = table.find(feature);
    const at = next[index] ?? 0;
    places[at] = place;
    next[index] = at + 1;
  });
  return { features: table, start, places };
}

function forEachDistinct(
  features: readonly Int32Array[],
  visit: (feature: number, place: number) => void,
): void {
  for (const [place, list] of features.entries()) {
    let previous = 0;
    for (const [i, feature] of list.toSorted().entries()) {
      if (i === 0 || feature !== previous) visit(feature, place);
      previous = feature;
    }
  }
}

function placesByText(entries: readonly MemoryEntry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { source }] of entries.entries()) {
    const key = textKey(source.text);
    const known = places.get(key);
    if (known === undefined) places.set(key, [place]);
    else known.push(place);
  }
  return places;
}
