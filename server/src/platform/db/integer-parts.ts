import { endianness } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { ColumnBuffer, writeArrayHeader } from './column-buffer.ts';
import { integerColumn } from './column-types.ts';

/** Where numbers are written down, one list after the other; each until the next one is. */
export class IntegerRoom {
  #words: Int32Array<ArrayBuffer> = new Int32Array(0);

  /** So many; what stood there still does. */
  words(length: number): Int32Array<ArrayBuffer> {
    if (this.#words.length < length) this.#words = new Int32Array(length);
    return this.#words.subarray(0, length);
  }
}

/**
 * A part of one long list of numbers for each row: an array of arrays cannot have rows of different length.
 */
export class IntegerParts {
  readonly #all: Int32Array;
  readonly #ends: readonly number[];
  readonly #more: number;
  readonly #room: IntegerRoom;

  /** `ends`: where the part of each row ends; it begins where the one before ends. `more` is added to each number. */
  constructor(
    all: Int32Array,
    ends: readonly number[],
    { more = 0, room = new IntegerRoom() }: { readonly more?: number; readonly room?: IntegerRoom } = {},
  ) {
    this.#all = all;
    this.#ends = ends;
    this.#more = more;
    this.#room = room;
  }

  /** `isNull`: of a row that has no list. */
  values(isNull: (row: number) => boolean = () => false): RawBuilder<unknown> {
    const [starts, ends] = [new ColumnBuffer(integerColumn), new ColumnBuffer(integerColumn)];
    let start = 1;
    for (const [row, end] of this.#ends.entries()) {
      // Without a beginning the part is null, too.
      starts.add(isNull(row) ? null : start);
      ends.add(end);
      start = end + 1;
    }
    return sql`(${this.#written()}::integer[])[${starts.values()}:${ends.values()}]`;
  }

  /** As a buffer of a column writes them, for numbers alone, of which there are many. */
  #written(): Buffer {
    const all = this.#all;
    const more = this.#more;
    const words = this.#room.words(headerWords + all.length * 2);
    const buffer = Buffer.from(words.buffer, 0, words.byteLength);
    for (let i = 0, at = headerWords; i < all.length; i++) {
      words[at++] = lengthOfNumber;
      words[at++] = bigEndian((all[i] ?? 0) + more);
    }
    writeArrayHeader(buffer, all.length, integerColumn.elementOid);
    return buffer;
  }
}

const headerWords = 5;
const isLittle = endianness() === 'LE';

function bigEndian(number: number): number {
  if (!isLittle) return number;
  return (number << 24) | ((number & 0xff00) << 8) | ((number >>> 8) & 0xff00) | (number >>> 24);
}

const lengthOfNumber = bigEndian(4);

/** Those of an array as `array_send` gives it. */
export function readIntegers(array: Buffer): Int32Array {
  const count = Math.max(0, (array.length - headerWords * 4) / 8);
  return Int32Array.from({ length: count }, (_, i) => array.readInt32BE((headerWords + i * 2 + 1) * 4));
}
