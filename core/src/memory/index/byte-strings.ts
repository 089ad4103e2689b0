import { GrowingInts } from './growing-ints.ts';

const chunkBytes = 1 << 22;
/** Encoding strings one by one takes several times as long as encoding them together. */
const unitsAtOnce = 1 << 13;

/** Strings kept as UTF-8, a fraction of what they are as objects; for millions that are seldom read. */
export class ByteStrings {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Strings that are not encoded yet, and their UTF-16 units with separators. */
  #waiting: string[] = [];
  #waitingUnits = 0;
  readonly #chunks: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array();
  /** Bytes of the last chunk that are in use. */
  #taken = 0;
  /** Index of the first string of each chunk. */
  readonly #firsts: number[] = [];
  /** Where each string ends in its chunk; a separator stands there, and then the next string. */
  readonly #ends = new GrowingInts();

  add(text: string): void {
    this.#waiting.push(text);
    this.#waitingUnits += text.length + 1;
    if (this.#waitingUnits > unitsAtOnce) this.#write();
  }

  /** The string that was added as this one, counted from 0. */
  get(number: number): string {
    if (this.#waiting.length > 0) this.#write();
    const chunk = this.#chunkOf(number);
    const begin = this.#firsts[chunk] === number ? 0 : this.#ends.get(number - 1) + 1;
    return this.#decoder.decode(this.#chunks[chunk]?.subarray(begin, this.#ends.get(number)));
  }

  #write(): void {
    const bytes = this.#waitingUnits * 3;
    if (this.#taken + bytes > this.#open.length) this.#openChunk(bytes);
    const begin = this.#taken;
    this.#encode(this.#waiting.join('\0'));
    if (!this.#noteEnds(begin)) this.#writeSingly(begin);
    this.#waiting = [];
    this.#waitingUnits = 0;
  }

  /** False, and nothing is noted, where a string has the separator in it. */
  #noteEnds(begin: number): boolean {
    const ends: number[] = [];
    for (let at = begin; ends.length < this.#waiting.length; at = (ends.at(-1) ?? 0) + 1)
      ends.push(this.#open.indexOf(0, at));
    if (ends.at(-1) !== this.#taken - 1) return false;
    for (const end of ends) this.#ends.push(end);
    return true;
  }

  #writeSingly(begin: number): void {
    this.#taken = begin;
    for (const text of this.#waiting) {
      this.#encode(text);
      this.#ends.push(this.#taken - 1);
    }
  }

  /** Encodes a text and a separator. */
  #encode(text: string): void {
    this.#taken += this.#encoder.encodeInto(`${text}\0`, this.#open.subarray(this.#taken)).written;
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
