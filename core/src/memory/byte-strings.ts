import { GrowingInts } from './growing-ints.ts';

const chunkBytes = 1 << 22;

/** Well-formed strings kept as UTF-8, a fraction of what they are as objects; for millions that are seldom read. */
export class ByteStrings {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #chunks: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array();
  /** How much of the open one, which is the last of the chunks, is taken. */
  #taken = 0;
  /** Of each chunk the first string in it. */
  readonly #firsts: number[] = [];
  /** Of each string where it ends in its chunk; it begins where the one before ends. */
  readonly #ends = new GrowingInts();

  add(text: string): void {
    if (this.#taken + text.length * 3 > this.#open.length) this.#openChunk(text.length * 3);
    this.#taken += this.#encoder.encodeInto(text, this.#open.subarray(this.#taken)).written;
    this.#ends.push(this.#taken);
  }

  /** The string that was added as this one, counted from 0. */
  get(number: number): string {
    const chunk = this.#chunkOf(number);
    const begin = this.#firsts[chunk] === number ? 0 : this.#ends.get(number - 1);
    return this.#decoder.decode(this.#chunks[chunk]?.subarray(begin, this.#ends.get(number)));
  }

  #chunkOf(number: number): number {
    let low = 0;
    let high = this.#firsts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#firsts[middle] ?? 0) <= number) low = middle;
      else high = middle;
    }
    return low;
  }

  #openChunk(bytes: number): void {
    this.#open = new Uint8Array(Math.max(chunkBytes, bytes));
    this.#taken = 0;
    this.#chunks.push(this.#open);
    this.#firsts.push(this.#ends.length);
  }
}
