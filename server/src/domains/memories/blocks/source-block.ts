import { hash32 } from '@transloom/core/memory/tokens/text-hash';
import { visitFeatures } from '../matching/source-features.ts';
import { sourcesPerPack } from '../matching/source-pack.ts';
import { GatheredSources } from './gathered-sources.ts';
import { keyHalves } from './key-halves.ts';
import { PostingRuns, type SortingBuffers } from './posting-runs.ts';
import { SameKeys } from './same-keys.ts';
import { SeenKeys } from './seen-keys.ts';

/** Consecutive sources, starting at a number. */
export interface NumberedSources {
  readonly sources: GatheredSources;
  readonly firstNumber: number;
}

/** Buffers that the blocks of sources of one run share, one after the other. */
export class SourceBuffers {
  /** Keys of sources of the blocks before. */
  readonly seen = new SeenKeys();
  /** Keys of the sources of the block. */
  readonly known = new SameKeys();
  readonly postings: PostingRuns;
  readonly pages = [new GatheredSources(), new GatheredSources()] as const;

  constructor(sorting: SortingBuffers) {
    this.postings = new PostingRuns(sorting);
  }

  clear(): void {
    for (const part of [this.known, this.postings, ...this.pages]) part.clear();
  }
}

/** Gathers the sources of one direction that become a block, each once, page by page. */
export class SourceBlock {
  readonly #directionHash: number;
  readonly #buffers: SourceBuffers;
  readonly firstNumber: number;
  /** Numbers of the block so far, of pages that are taken too; some of them lead nowhere. */
  #size = 0;
  #pages = 0;

  /** `buffers`: buffers of a block that is stored already. */
  constructor(directionId: string, firstNumber: number, buffers: SourceBuffers) {
    this.#directionHash = hash32(directionId);
    this.#buffers = buffers;
    this.firstNumber = firstNumber;
    buffers.clear();
  }

  get size(): number {
    return this.#size;
  }

  /** Postings with numbers that count from the first one of the block. */
  get postings(): PostingRuns {
    return this.#buffers.postings;
  }

  /** `ids`: of its tokens. */
  add(sourceKey: string, text: string, ids: Int32Array): void {
    const { seen, known, postings } = this.#buffers;
    const key = keyHalves(sourceKey);
    if (known.add(key)) return;
    // A page begins a row of its own.
    if (this.#page.size === 0) this.#size = Math.ceil(this.#size / sourcesPerPack) * sourcesPerPack;
    const number = this.#size;
    visitFeatures(this.#directionHash, { text, ids }, (feature) => postings.add(feature, number));
    this.#page.add(key, ids, !seen.add(key));
    this.#size += 1;
  }

  /**
   * Returns the sources that were added since the page before; they are valid until the one after the next is taken.
   */
  takePage(): NumberedSources {
    const sources = this.#page;
    this.#pages += 1;
    this.#page.clear();
    return { sources, firstNumber: this.firstNumber + this.#size - sources.size };
  }

  get #page(): GatheredSources {
    return this.#buffers.pages[this.#pages % 2 === 0 ? 0 : 1];
  }
}
