import type { InlineText } from '../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { ByteStrings } from './byte-strings.ts';
import { GrowingInts } from './growing-ints.ts';
import { matchTokenIds } from './match-tokens.ts';
import type { MemoryEntry } from './memory-match.ts';
import { buildPostings, type Postings, placesWithin } from './postings.ts';
import { affixHashes, mostAlike } from './short-texts.ts';
import type { SegmentContext } from './source-in-context.ts';
import { textForm } from './text-form.ts';
import { hash32 } from './text-hash.ts';
import { type TokenIndex, TokenIndexBuilder } from './token-index.ts';

/** A memory made ready for look-ups inside one process: entries by number, in the order they came. */
export interface MemoryIndex {
  readonly size: number;
  entryAt(number: number): MemoryEntry;
  /** Numbers of the entries with this source text, and perhaps a few others. */
  numbersOfText(text: string): Uint32Array;
  /** Numbers of short entries whose words begin or end as those of a short text do. */
  numbersAlike(text: string, tokenCount: number): readonly number[];
  readonly tokens: TokenIndex;
}

/** Takes the entries of a memory one after the other and keeps no object for any of them. */
export class MemoryIndexBuilder {
  readonly #tokens = new TokenIndexBuilder();
  readonly #texts = new GrowingInts();
  readonly #sources = new ByteStrings();
  readonly #rests = new ByteStrings();
  /** Two numbers an affix: its hash and the entry. */
  readonly #affixes = new GrowingInts();

  get size(): number {
    return this.#texts.length;
  }

  add({ source, target, id, context, changedAt }: MemoryEntry): void {
    const ids = matchTokenIds(source.text);
    this.#tokens.add(ids, textForm(source.text));
    for (const hash of affixHashes(source.text, ids.length)) {
      this.#affixes.push(hash);
      this.#affixes.push(this.size);
    }
    this.#texts.push(textHash(source.text));
    this.#sources.add(toMarkup(source));
    this.#rests.add(
      JSON.stringify({ target: toMarkup(target), id, context, changedAt } satisfies StoredRest),
    );
  }

  finish(): MemoryIndex {
    return memoryIndex({
      size: this.size,
      sources: this.#sources,
      rests: this.#rests,
      sameText: postingsOf(this.#texts.view()),
      affixes: affixPostings(this.#affixes.view()),
      tokens: this.#tokens.finish(),
    });
  }
}

interface IndexParts {
  readonly size: number;
  readonly sources: ByteStrings;
  readonly rests: ByteStrings;
  readonly sameText: Postings;
  readonly affixes: Postings;
  readonly tokens: TokenIndex;
}

/** Apart from the builder, so that what it needed is forgotten. */
function memoryIndex({ size, sources, rests, sameText, affixes, tokens }: IndexParts): MemoryIndex {
  return {
    size,
    tokens,
    entryAt: (number) => new StoredEntry(sources, rests, number),
    numbersOfText: (text) => placesWithin(sameText, textHash(text), [0, size]),
    numbersAlike(text, tokenCount) {
      const lists = affixHashes(text, tokenCount).map((hash) => placesWithin(affixes, hash, [0, size]));
      const byRarity = lists.toSorted((a, b) => a.length - b.length);
      return [...new Set(byRarity.flatMap((list) => [...list]))].slice(0, mostAlike);
    },
  };
}

export function buildMemoryIndex(entries: Iterable<MemoryEntry>): MemoryIndex {
  const builder = new MemoryIndexBuilder();
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

interface StoredRest extends Pick<MemoryEntry, 'id'> {
  readonly target: string;
  readonly context: SegmentContext | undefined;
  readonly changedAt: string | undefined;
}

/** Most entries that are looked at are not similar enough, so what stands beside the source is read when asked for. */
class StoredEntry implements MemoryEntry {
  readonly source: InlineText;
  readonly #rests: ByteStrings;
  readonly #number: number;
  #read: StoredRest | undefined;

  constructor(sources: ByteStrings, rests: ByteStrings, number: number) {
    this.source = fromMarkup(sources.get(number));
    this.#rests = rests;
    this.#number = number;
  }

  get id(): string {
    return this.#rest.id;
  }

  get target(): InlineText {
    return fromMarkup(this.#rest.target);
  }

  get context(): SegmentContext | undefined {
    return this.#rest.context;
  }

  get changedAt(): string | undefined {
    return this.#rest.changedAt;
  }

  get #rest(): StoredRest {
    this.#read ??= JSON.parse(this.#rests.get(this.#number)) as StoredRest;
    return this.#read;
  }
}

function textHash(text: string): number {
  return hash32(text.normalize('NFC'));
}

function affixPostings(pairs: Int32Array): Postings {
  return buildPostings(pairs.length / 2, (visit) => {
    for (let i = 0; i < pairs.length; i += 2) visit(pairs[i] ?? 0, pairs[i + 1] ?? 0);
  });
}

function postingsOf(hashes: Int32Array): Postings {
  return buildPostings(hashes.length, (visit) => {
    for (let number = 0; number < hashes.length; number++) visit(hashes[number] ?? 0, number);
  });
}
