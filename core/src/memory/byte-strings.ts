import { GrowingInts } from './growing-ints.ts';

const chunkBytes = 1 << 22;

/** Well-formed strings kept as UTF-8, a fraction of what they are as objects; for millions that are seldom read. */
export class ByteStrings {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #chunks: Uint8Array[] = [];
  #free = new Uint8Array();
  /** Three numbers a string: its chunk, where it begins there and where it ends. */
  readonly #places = new GrowingInts();

  add(text: string): void {
    const most = text.length * 3;
    if (most > this.#free.length) this.#open(most);
    const { written } = this.#encoder.encodeInto(text, this.#free);
    const begin = this.#free.byteOffset;
    this.#places.push(this.#chunks.length - 1);
    this.#places.push(begin);
    this.#places.push(begin + written);
    this.#free = this.#free.subarray(written);
  }

  /** The string that was added as this one, counted from 0. */
  get(number: number): string {
    const [chunk = -1, begin, end] = this.#places.view().subarray(number * 3, number * 3 + 3);
    return this.#decoder.decode(this.#chunks[chunk]?.subarray(begin, end));
  }

  #open(bytes: number): void {
    this.#free = new Uint8Array(Math.max(chunkBytes, bytes));
    this.#chunks.push(this.#free);
  }
}
