import { GrowingInts } from './growing-ints.ts';

const chunkBytes = 1 << 22;
/** To write a string by itself takes several times as long as to write it among others. */
const unitsAtOnce = 1 << 13;

/** Strings kept as UTF-8, a fraction of what they are as objects; for millions that are seldom read. */
export class ByteStrings {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Those that are not written yet, and how many units they have. */
  #waiting: string[] = [];
  #waitingUnits = 0;
  readonly #chunks: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array();
  /** How much of the open one, which is the last of the chunks, is taken. */
  #taken = 0;
  /** Of each chunk the first string in it. */
  readonly #firsts: number[] = [];
  /** Of each string where it ends in its chunk; it begins where the one before ends. */
  readonly #ends = new GrowingInts();

  add(text: string): void {
    this.#waiting.push(text);
    this.#waitingUnits += text.length;
    if (this.#waitingUnits > unitsAtOnce) this.#write();
  }

  /** The string that was added as this one, counted from 0. */
  get(number: number): string {
    if (this.#waiting.length > 0) this.#write();
    const chunk = this.#chunkOf(number);
    const begin = this.#firsts[chunk] === number ? 0 : this.#ends.get(number - 1);
    return this.#decoder.decode(this.#chunks[chunk]?.subarray(begin, this.#ends.get(number)));
  }

  #write(): void {
    const bytes = this.#waitingUnits * 3;
    if (this.#taken + bytes > this.#open.length) this.#openChunk(bytes);
    const written = this.#encode(this.#waiting.join(''));
    for (const length of this.#lengthsOf(written)) {
      this.#taken += length;
      this.#ends.push(this.#taken);
    }
    this.#waiting = [];
    this.#waitingUnits = 0;
  }

  /** Of each one that waits how many bytes it is written in; `written`: how many all of them are. */
  #lengthsOf(written: number): Iterable<number> {
    if (written === this.#waitingUnits) return this.#waiting.map((text) => text.length);
    const lengths = this.#waiting.map(encodedLength);
    const sum = lengths.reduce((bytes, length) => bytes + length, 0);
    return sum === written ? lengths : this.#singly();
  }

  /** Halves of pairs that stand alone are written otherwise, and may have become a pair. */
  *#singly(): Generator<number> {
    for (const text of this.#waiting) yield this.#encode(text);
  }

  #encode(text: string): number {
    return this.#encoder.encodeInto(text, this.#open.subarray(this.#taken)).written;
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

/** Bytes of a string in UTF-8. */
function encodedLength(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point < 0x80) bytes += 1;
    else if (point < 0x800) bytes += 2;
    else if (point < 0x10000) bytes += 3;
    else {
      bytes += 4;
      i++;
    }
  }
  return bytes;
}
