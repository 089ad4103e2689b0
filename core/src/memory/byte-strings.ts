import { GrowingInts } from './growing-ints.ts';

const chunkBytes = 1 << 22;

/** Well-formed strings kept as UTF-8, a fraction of what they are as objects; for millions that are seldom read. */
export class ByteStrings {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #chunks: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array();
  /** How much of the open one, which is the last of the chunks, is taken. */
  #taken = 0;
  /** Three numbers a string: its chunk, where it begins there and where it ends. */
  readonly #places = new GrowingInts();

  add(text: string): void {
    if (this.#taken + text.length * 3 > this.#open.length) this.#openChunk(text.length * 3);
    const end = writeUtf8(text, this.#open, this.#taken);
    this.#places.push(this.#chunks.length - 1);
    this.#places.push(this.#taken);
    this.#places.push(end);
    this.#taken = end;
  }

  /** The string that was added as this one, counted from 0. */
  get(number: number): string {
    const chunk = this.#chunks[this.#places.get(number * 3)];
    const [begin, end] = [this.#places.get(number * 3 + 1), this.#places.get(number * 3 + 2)];
    return this.#decoder.decode(chunk?.subarray(begin, end));
  }

  #openChunk(bytes: number): void {
    this.#open = new Uint8Array(Math.max(chunkBytes, bytes));
    this.#taken = 0;
    this.#chunks.push(this.#open);
  }
}

/** Gives the place behind what it wrote. The encoder of the platform takes longer for a text than to write it. */
function writeUtf8(text: string, bytes: Uint8Array, from: number): number {
  let at = from;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[at++] = unit;
    } else if (unit < 0x800) {
      bytes[at++] = 0xc0 | (unit >>> 6);
      bytes[at++] = 0x80 | (unit & 0x3f);
    } else if ((unit & 0xfc00) === 0xd800) {
      const point = 0x10000 + ((unit & 0x3ff) << 10) + (text.charCodeAt(++i) & 0x3ff);
      bytes[at++] = 0xf0 | (point >>> 18);
      bytes[at++] = 0x80 | ((point >>> 12) & 0x3f);
      bytes[at++] = 0x80 | ((point >>> 6) & 0x3f);
      bytes[at++] = 0x80 | (point & 0x3f);
    } else {
      bytes[at++] = 0xe0 | (unit >>> 12);
      bytes[at++] = 0x80 | ((unit >>> 6) & 0x3f);
      bytes[at++] = 0x80 | (unit & 0x3f);
    }
  }
  return at;
}
