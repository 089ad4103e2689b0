import { combineHashes, hash32 } from '@transloom/core/memory/tokens/text-hash';
import { type FeatureBuckets, featureBuckets } from '../matching/feature-buckets.ts';
import { PostingList } from './posting-list.ts';
import { fewInBlock } from './source-block.ts';

/** Entries to be found: with lists by word, or few of them with their words. */
export type EntriesToStore =
  | { readonly kind: 'block'; readonly ids: readonly string[]; readonly buckets: FeatureBuckets }
  | {
      readonly kind: 'few';
      readonly entries: readonly { readonly id: string; readonly words: readonly number[] }[];
    };

/** Gathers entries of one direction. */
export class EntryBlock {
  readonly #directionHash: number;
  readonly #ids: string[] = [];
  readonly #postings: PostingList;

  /** `postings`: of such a block, which is stored. */
  constructor(directionId: string, postings = new PostingList()) {
    this.#directionHash = hash32(directionId);
    this.#postings = postings;
    postings.clear();
  }

  /** What its memory goes by. */
  get postings(): number {
    return this.#postings.length;
  }

  /** `words`: keys of those of both texts; some may come several times. */
  add(id: string, ...words: readonly Int32Array[]): void {
    const number = this.#ids.length;
    this.#ids.push(id);
    for (const keys of words) this.#addWords(keys, number);
  }

  #addWords(keys: Int32Array, number: number): void {
    for (let i = 0; i < keys.length; i++)
      this.#postings.add(combineHashes(keys[i] ?? 0, this.#directionHash), number);
  }

  /** The block is of no use afterwards; what it gives is until its postings are those of another one. */
  finish(): EntriesToStore {
    const ids = this.#ids;
    const postings = this.#postings.take();
    if (ids.length >= fewInBlock)
      return { kind: 'block', ids, buckets: featureBuckets(postings, this.#postings.spare()) };
    const own = ids.map((id) => ({ id, words: new Set<number>() }));
    for (const [i, word] of postings.features.entries()) own[postings.numbers[i] ?? 0]?.words.add(word);
    return { kind: 'few', entries: own.map(({ id, words }) => ({ id, words: [...words] })) };
  }
}
