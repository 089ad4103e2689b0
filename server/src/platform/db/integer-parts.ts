import { endianness } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { ColumnBuffer, writeArrayHeader } from './column-buffer.ts';
import { integerColumn } from './column-types.ts';

/**
 * A part of one long list of numbers for each row: an array of arrays cannot have rows of different length.
 */
export class IntegerParts {
  readonly #all: Int32Array;
  readonly #ends: readonly number[];

  /** `ends`: where the part of each row ends; it begins where the one before ends. */
  constructor(all: Int32Array, ends: readonly number[]) {
    this.#all = all;
    this.#ends = ends;
  }

  /** `isNull`: of a row that has no list. */
  values(isNull: (row: number) => boolean): RawBuilder<unknown> {
    return sql`(${integerArray(this.#all)}::integer[])[${partPlaces(this.#ends, isNull)}]`;
  }
}

/** As the value of a parameter of the type `integer[]`. */
export function integerArray(numbers: readonly number[] | Int32Array): Buffer {
  const words = new Int32Array(headerWords + numbers.length * 2);
  let at = headerWords;
  for (let i = 0; i < numbers.length; i++) {
    words[at++] = lengthOfNumber;
    words[at++] = bigEndian(numbers[i] ?? 0);
  }
  return arrayBuffer(words, numbers.length, integerColumn.elementOid);
}

/** Where lists are written down, one after the other; each until the next one is. */
export class PairBuffer {
  #words: Int32Array<ArrayBuffer> = new Int32Array(0);

  /** So many; what stood there still does. */
  words(length: number): Int32Array<ArrayBuffer> {
    if (this.#words.length < length) this.#words = new Int32Array(length);
    return this.#words.subarray(0, length);
  }
}

/** Numbers of 64 bits: the upper halves of some, the lower ones, which are not negative, at the same places. */
export interface NumberPairs {
  readonly upper: Int32Array;
  readonly lower: Int32Array;
}

/** The same as `IntegerParts` of pairs. `more` is added to the lower halves. */
export function pairParts(
  { upper, lower }: NumberPairs,
  ends: readonly number[],
  { more, buffer }: { readonly more: number; readonly buffer: PairBuffer },
): RawBuilder<unknown> {
  const words = buffer.words(headerWords + upper.length * pairWords);
  for (let i = 0, at = headerWords; i < upper.length; i++) {
    words[at++] = lengthOfPair;
    words[at++] = bigEndian(upper[i] ?? 0);
    words[at++] = bigEndian((lower[i] ?? 0) + more);
  }
  const array = arrayBuffer(words, upper.length, pairOid);
  return sql`(${array}::bigint[])[${partPlaces(ends, () => false)}]`;
}

/** Calls `visit` with both halves of each number of some arrays of `bigint`, one behind the other as `array_send` gives them. */
export function visitPairs(arrays: Uint8Array, visit: (upper: number, lower: number) => void): void {
  // A copy begins where numbers may stand.
  const bytes = new Uint8Array(arrays);
  if (isLittle) Buffer.from(bytes.buffer).swap32();
  const words = new Int32Array(bytes.buffer);
  for (let at = 0; at < words.length; ) {
    const end = at + headerWords + (words[at + lengthWord] ?? 0) * pairWords;
    for (at += headerWords; at < end; at += pairWords) visit(words[at + 1] ?? 0, words[at + 2] ?? 0);
  }
}

/** No more numbers than this stand in such arrays. */
export function mostPairs(arrays: Uint8Array): number {
  return Math.floor(arrays.length / (pairWords * Int32Array.BYTES_PER_ELEMENT));
}

/** As a subscript: the first place of each row, and its last one. */
function partPlaces(ends: readonly number[], isNull: (row: number) => boolean): RawBuilder<unknown> {
  const [starts, lasts] = [new ColumnBuffer(integerColumn), new ColumnBuffer(integerColumn)];
  let start = 1;
  for (const [row, end] of ends.entries()) {
    // Without a beginning the part is null, too.
    starts.add(isNull(row) ? null : start);
    lasts.add(end);
    start = end + 1;
  }
  return sql`${starts.values()}:${lasts.values()}`;
}

/** As a buffer of a column writes them, for numbers alone, of which there are many. */
function arrayBuffer(words: Int32Array<ArrayBuffer>, length: number, elementOid: number): Buffer {
  const buffer = Buffer.from(words.buffer, 0, words.byteLength);
  writeArrayHeader(buffer, length, elementOid);
  return buffer;
}

const headerWords = 5;
/** Of the header, where it says how many numbers there are. */
const lengthWord = 3;
/** A number of 64 bits behind its length. */
const pairWords = 3;
/** Of the type `bigint`. */
const pairOid = 20;
const isLittle = endianness() === 'LE';

function bigEndian(number: number): number {
  if (!isLittle) return number;
  return (number << 24) | ((number & 0xff00) << 8) | ((number >>> 8) & 0xff00) | (number >>> 24);
}

const lengthOfNumber = bigEndian(4);
const lengthOfPair = bigEndian(8);
