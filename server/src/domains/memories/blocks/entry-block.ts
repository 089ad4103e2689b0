import { combineHashes, hash32 } from '@transloom/core/memory/tokens/text-hash';
import type { PostingRuns } from './posting-runs.ts';

/**
 * Ids in one row of `memory_block_entry`, as the functions of the database count them; a multiple of the sources in a
 * pack.
 */
export const idsPerPart = 64;

/** Consecutive entries, starting at a number. */
export interface NumberedEntries {
  readonly ids: readonly string[];
  readonly firstNumber: number;
}

/** Gathers the entries of one direction that become a block, page by page. */
export class EntryBlock {
  readonly #directionHash: number;
  readonly firstNumber: number;
  /** Postings with numbers that count from the first one of the block. */
  readonly postings: PostingRuns;
  #ids: string[] = [];
  /** Numbers of the block so far, of pages that are taken too; some of them lead nowhere. */
  #size = 0;

  /** `postings`: of such a block, which is stored. */
  constructor(directionId: string, firstNumber: number, postings: PostingRuns) {
    this.#directionHash = hash32(directionId);
    this.firstNumber = firstNumber;
    this.postings = postings;
    postings.clear();
  }

  get size(): number {
    return this.#size;
  }

  /** `words`: word keys of both texts; a key may come several times. */
  add(id: string, ...words: readonly Int32Array[]): void {
    // A page begins a row of its own.
    if (this.#ids.length === 0) this.#size = Math.ceil(this.#size / idsPerPart) * idsPerPart;
    for (const keys of words) this.#addWords(keys, this.#size);
    this.#ids.push(id);
    this.#size += 1;
  }

  /** Returns the entries that were added since the page before. */
  takePage(): NumberedEntries {
    const ids = this.#ids;
    this.#ids = [];
    return { ids, firstNumber: this.firstNumber + this.#size - ids.length };
  }

  #addWords(keys: Int32Array, number: number): void {
    for (let i = 0; i < keys.length; i++)
      this.postings.add(combineHashes(keys[i] ?? 0, this.#directionHash), number);
  }
}
