import { GrowingInts } from '@transloom/core/memory/index/growing-ints';
import { hexadecimal } from '@transloom/core/memory/tokens/text-hash';
import type { NewSource } from '../matching/memory-sources.store.ts';
import { sourceTokens } from '../matching/source-features.ts';
import type { KeyHalves } from './key-halves.ts';

/** Sources on their way to the database, in arrays that stay for those of later blocks: objects would grow old in memory. */
export class GatheredSources {
  readonly #keys = new GrowingInts();
  readonly #tokens = new GrowingInts();
  /** Where the tokens of each source end. */
  readonly #ends = new GrowingInts();
  readonly #unseen = new GrowingInts();

  get size(): number {
    return this.#ends.length;
  }

  clear(): void {
    for (const numbers of [this.#keys, this.#tokens, this.#ends, this.#unseen]) numbers.clear();
  }

  /** `isUnseen`: whether who gathers has not seen it in a block before. */
  add({ high, low }: KeyHalves, ids: Int32Array, isUnseen: boolean): void {
    this.#keys.push(high);
    this.#keys.push(low);
    this.#tokens.pushAll(ids);
    this.#ends.push(this.#tokens.length);
    this.#unseen.push(isUnseen ? 1 : 0);
  }

  isUnseen(place: number): boolean {
    return this.#unseen.get(place) === 1;
  }

  keyAt(place: number): KeyHalves {
    return { high: this.#keys.get(place * 2), low: this.#keys.get(place * 2 + 1) };
  }

  /** Tokens of a source; the view is valid until more sources are added. */
  tokensAt(place: number): Int32Array {
    const start = place === 0 ? 0 : this.#ends.get(place - 1);
    return this.#tokens.view().subarray(start, this.#ends.get(place));
  }

  sourceKeyAt(place: number): string {
    const { high, low } = this.keyAt(place);
    return hexadecimal(high, low);
  }

  at(place: number): NewSource {
    return { sourceKey: this.sourceKeyAt(place), ...sourceTokens(this.tokensAt(place)) };
  }
}
