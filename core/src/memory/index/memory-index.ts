import type { MemoryEntry } from '../memory-match.ts';
import { affixHashes } from '../tokens/short-texts.ts';
import { GrowingInts } from './growing-ints.ts';
import { findLikeTexts, type IndexedTexts, type LikeSearch, type LikeText } from './like-texts.ts';
import { type HashedPostings, listOfHash, postingsOfHashes } from './postings.ts';
import { StoredEntries, StoredEntry } from './stored-entries.ts';
import { TextReader } from './text-reader.ts';
import { TokenIndexBuilder } from './token-index.ts';
import { TokenWords } from './token-words.ts';

/** A memory indexed within one process: entries by number, in the order they were added. */
export interface MemoryIndex {
  readonly size: number;
  entryAt(number: number): MemoryEntry;
  /** Numbers of the entries with this source text, and perhaps a few others. */
  numbersOfText(text: string): readonly number[];
  /** Entries whose words are most similar to those of a text, best first. */
  entriesLike(text: string, search: LikeSearch): readonly LikeText[];
}

/** Adds the entries of a memory one by one and keeps no object for any of them. */
export class MemoryIndexBuilder {
  readonly #reader = new TextReader();
  readonly #tokens = new TokenIndexBuilder();
  readonly #words = new TokenWords();
  readonly #texts = new GrowingInts();
  readonly #entries = new StoredEntries();
  readonly #affixes = new GrowingInts();
  /** The entry of each affix. */
  readonly #withAffix = new GrowingInts();

  readonly #addWord = (token: number) =>
    this.#words.add(this.#reader.wordAt(token), this.#reader.signsAt(token));

  get size(): number {
    return this.#texts.length;
  }

  add(entry: MemoryEntry): void {
    const { text } = entry.source;
    const ids = this.#reader.read(text);
    this.#tokens.add(ids, this.#reader.form, this.#addWord);
    for (const hash of affixHashes(text, ids.length)) {
      this.#affixes.push(hash);
      this.#withAffix.push(this.size);
    }
    this.#texts.push(this.#reader.hash);
    this.#entries.add(entry);
  }

  finish(): MemoryIndex {
    const tokens = this.#tokens.finish();
    const affixes = postingsOfHashes({
      hashes: this.#affixes.view(),
      places: placesOf(this.#withAffix.view(), tokens.textAt),
    });
    const texts = { tokens, words: this.#words, affixes, reader: new TextReader() };
    const hashes = this.#texts.view().slice();
    const sameText = postingsOfHashes({ hashes, places: tokens.everyPlace });
    return memoryIndex({ texts, hashes, sameText, entries: this.#entries });
  }
}

interface IndexParts {
  readonly texts: IndexedTexts;
  readonly entries: StoredEntries;
  /** Hash of each text, and by their first bits which texts have it. */
  readonly hashes: Int32Array;
  readonly sameText: HashedPostings;
}

/** Apart from the builder, so that what it needed is forgotten. */
function memoryIndex({ texts, entries, hashes, sameText }: IndexParts): MemoryIndex {
  const size = hashes.length;
  return {
    size,
    entryAt: (number) => new StoredEntry(entries, number),
    numbersOfText(text) {
      texts.reader.read(text);
      const { hash } = texts.reader;
      const { places, from, to } = listOfHash(sameText, hash);
      const numbers: number[] = [];
      for (let i = from; i < to; i++) if (hashes[places[i] ?? 0] === hash) numbers.push(places[i] ?? 0);
      return numbers;
    },
    entriesLike: (text, search) => findLikeTexts(texts, text, search),
  };
}

export function buildMemoryIndex(entries: Iterable<MemoryEntry>): MemoryIndex {
  const builder = new MemoryIndexBuilder();
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

/** Positions of entries in the index, which sorts texts by length. */
function placesOf(entries: Int32Array, textAt: Uint32Array): Uint32Array {
  const placeOf = new Uint32Array(textAt.length);
  for (let place = 0; place < textAt.length; place++) placeOf[textAt[place] ?? 0] = place;
  return Uint32Array.from(entries, (entry) => placeOf[entry] ?? 0);
}
