import { type RawBuilder, sql } from 'kysely';
import type { ColumnType } from './column-types.ts';

const headerBytes = 20;
const lengthBytes = 4;
const firstBytes = 1_024;

/**
 * Values of one column, written when they are added, as `array_recv` reads an array of one dimension: 20 bytes of
 * header, then each value behind its length. As long as all are the same, one of them is kept.
 */
export class ColumnBuffer<Value> {
  readonly #type: ColumnType<Value>;
  #bytes: Buffer = Buffer.alloc(0);
  #end = headerBytes;
  #length = 0;
  #same: { readonly value: Value | null } | undefined = { value: null };

  constructor(type: ColumnType<Value>) {
    this.#type = type;
  }

  add(value: Value | null): void {
    if (this.#length === 0) this.#same = { value };
    else if (this.#same !== undefined && this.#same.value !== value) this.#writeSame();
    this.#length += 1;
    if (this.#same === undefined) this.#write(value);
  }

  /** Empties the buffer and keeps its memory. */
  clear(): void {
    this.#end = headerBytes;
    this.#length = 0;
    this.#same = { value: null };
  }

  /** Gives each row its value. */
  values(): RawBuilder<unknown> {
    this.#writeSame();
    return sql`unnest(${this.#array(this.#length)})::${sql.raw(this.#type.name)}`;
  }

  /** The same, but one value for all rows where these have the same. */
  valuesOrOne(): RawBuilder<unknown> {
    if (this.#same === undefined) return this.values();
    const one = new ColumnBuffer(this.#type);
    one.add(this.#same.value);
    one.#writeSame();
    return sql`(${one.#array(1)})[1]::${sql.raw(this.#type.name)}`;
  }

  /** All of them as one array. */
  array(): RawBuilder<unknown> {
    this.#writeSame();
    return this.#array(this.#length);
  }

  /** Values of some rows, in rising order of place. */
  at(places: readonly number[]): ColumnBuffer<Value> {
    const some = new ColumnBuffer(this.#type);
    if (this.#same === undefined) this.#copy(places, some);
    else for (const _place of places) some.add(this.#same.value);
    return some;
  }

  /** As they stand there in UTF-8; of texts. */
  texts(): readonly (string | null)[] {
    this.#writeSame();
    const texts: (string | null)[] = [];
    for (let at = headerBytes; at < this.#end; at = this.#endOf(at)) {
      const isNull = this.#bytes.readInt32BE(at) < 0;
      texts.push(isNull ? null : this.#bytes.toString('utf8', at + lengthBytes, this.#endOf(at)));
    }
    return texts;
  }

  #copy(places: readonly number[], into: ColumnBuffer<Value>): void {
    into.#same = undefined;
    let at = headerBytes;
    let next = 0;
    for (const place of places) {
      for (; next < place; next++) at = this.#endOf(at);
      const end = this.#endOf(at);
      into.#reserve(end - at);
      into.#end += this.#bytes.copy(into.#bytes, into.#end, at, end);
    }
    into.#length = places.length;
  }

  /** The value that begins there with its length. */
  #endOf(at: number): number {
    return at + lengthBytes + Math.max(0, this.#bytes.readInt32BE(at));
  }

  #writeSame(): void {
    if (this.#same === undefined) return;
    const { value } = this.#same;
    this.#same = undefined;
    for (let i = 0; i < this.#length; i++) this.#write(value);
  }

  #write(value: Value | null): void {
    this.#reserve(lengthBytes + (value === null ? 0 : this.#type.size(value)));
    const start = this.#end + lengthBytes;
    const length = value === null ? -1 : this.#type.write(value, this.#bytes, start);
    this.#bytes.writeInt32BE(length, this.#end);
    this.#end = start + Math.max(0, length);
  }

  #reserve(bytes: number): void {
    const needed = this.#end + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(firstBytes, needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  #array(length: number): RawBuilder<unknown> {
    this.#reserve(0);
    writeArrayHeader(this.#bytes, length, this.#type.elementOid);
    return sql`${this.#bytes.subarray(0, this.#end)}::${sql.raw(this.#type.elementName)}[]`;
  }
}

export function writeArrayHeader(buffer: Buffer, length: number, elementOid: number): void {
  const [dimensions, mayHoldNulls, lowerBound] = [1, 1, 1];
  let at = 0;
  for (const number of [dimensions, mayHoldNulls, elementOid, length, lowerBound])
    at = buffer.writeInt32BE(number, at);
}
