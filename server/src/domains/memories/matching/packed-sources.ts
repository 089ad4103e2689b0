import { endianness } from 'node:os';

/** Sources of a direction one after the other, in the format of the database and of messages between processes. */
export interface PackedSources {
  /** 8 bytes each: the key, which is 16 hexadecimal digits. */
  readonly keys: Uint8Array;
  /** 4 bytes each: how many tokens it has. */
  readonly counts: Uint8Array;
  /** 4 bytes a token, as `packTokens` writes them. */
  readonly tokens: Uint8Array;
}

export const noSources: PackedSources = {
  keys: new Uint8Array(),
  counts: new Uint8Array(),
  tokens: new Uint8Array(),
};

export function packedCount({ counts }: PackedSources): number {
  return counts.length / 4;
}

/** Calls `visit` for the tokens of each of them, of which nothing may be kept. */
export function unpackSources({ counts, tokens }: PackedSources, visit: (tokens: Int32Array) => void): void {
  const sizes = numbersOf(counts, 'BE');
  const ids = numbersOf(tokens, 'LE');
  let start = 0;
  for (let place = 0; place < sizes.length; place++) {
    const end = start + (sizes[place] ?? 0);
    visit(ids.subarray(start, end));
    start = end;
  }
}

/** Token counts of the sources of packs, from their concatenated `array_send` values of `ends`. */
export function countsOfPacks(ends: Buffer): Uint8Array {
  const counts = Buffer.alloc(ends.length);
  let written = 0;
  for (let at = 0; at < ends.length; ) {
    const sources = ends.readInt32BE(at + lengthAt);
    at += headerBytes;
    for (let end = 0, i = 0; i < sources; i++, at += elementBytes) {
      const next = ends.readInt32BE(at + lengthBytes);
      written = counts.writeInt32BE(next - end, written);
      end = next;
    }
  }
  return counts.subarray(0, written);
}

/** Header of an array of one dimension, with its length; before each integer stands its own length. */
const headerBytes = 20;
const lengthAt = 12;
const lengthBytes = 4;
const elementBytes = 8;

/** Reads all at once: an array for each of a million sources would take longer than reading them. */
function numbersOf(packed: Uint8Array, order: 'BE' | 'LE'): Int32Array {
  const bytes = new Uint8Array(packed);
  if (order !== endianness()) asBuffer(bytes).swap32();
  return new Int32Array(bytes.buffer);
}

/** Keys of sources, 8 bytes each, page by page. */
export class PackedKeys {
  readonly #pages: Uint8Array[] = [];
  /** Number of keys before each page. */
  readonly #starts: number[] = [];
  #length = 0;

  add({ keys }: PackedSources): void {
    // Copies the keys: the view of a message would keep the whole message in memory.
    this.#pages.push(new Uint8Array(keys));
    this.#starts.push(this.#length);
    this.#length += keys.length / keyBytes;
  }

  /** The key as 16 hexadecimal digits. */
  get(number: number): string {
    const page = this.#starts.findLastIndex((start) => start <= number);
    const keys = this.#pages[page];
    if (keys === undefined) return '';
    return keyAt(keys, number - (this.#starts[page] ?? 0));
  }
}

/** The key as 16 hexadecimal digits. */
export function keyAt(keys: Uint8Array, place: number): string {
  return asBuffer(keys).toString('hex', place * keyBytes, (place + 1) * keyBytes);
}

const keyBytes = 8;

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
