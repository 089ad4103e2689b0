import { endianness } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { type ColumnType, integerColumn, integersColumn } from './column-types.ts';

export type Columns<Row> = {
  readonly [Name in keyof Row]-?: NonNullable<Row[Name]> extends Integers
    ? typeof integersColumn
    : ColumnType<NonNullable<Row[Name]>>;
};

type Integers = readonly number[] | Int32Array;

/**
 * A `select` that gives these rows, with one parameter a column: a parameter for each value would be parsed and
 * planned for longer than it takes to store the rows. The first column tells how many rows there are; of the others
 * what is the same in all rows is sent once.
 */
export function selectRows<Row extends object>(rows: readonly Row[], columns: Columns<Row>): RawBuilder<Row> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const selected = names.map((name, place) => {
    const values = rows.map((row) => row[name] ?? null);
    const type: typeof integersColumn | ColumnType<NonNullable<Row[keyof Row]>> = columns[name];
    if (type === integersColumn)
      return sql`${listsOf(values as readonly (Integers | null)[])} as ${sql.id(name)}`;
    const column = place > 0 && isSame(values) ? onceOf(values, type) : eachOf(values, type);
    return sql`${column}::${sql.raw(type.name)} as ${sql.id(name)}`;
  });
  return sql`select ${sql.join(selected)}`;
}

/** The names of the columns, as `insert into` wants them. */
export function columnNames(columns: object): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.id(name)));
}

function isSame(values: readonly unknown[]): boolean {
  const [first] = values;
  return values.every((value) => value === first);
}

function eachOf<Value>(values: readonly (Value | null)[], type: ColumnType<Value>): RawBuilder<unknown> {
  return sql`unnest(${arrayOf(values, type)})`;
}

function onceOf<Value>(values: readonly (Value | null)[], type: ColumnType<Value>): RawBuilder<unknown> {
  return sql`(${arrayOf(values.slice(0, 1), type)})[1]`;
}

/** An array of arrays cannot have rows of different length: of one long array each row takes its part. */
function listsOf(lists: readonly (Integers | null)[]): RawBuilder<unknown> {
  if (lists.every((list) => list === null)) return sql`null::integer[]`;
  const all = new Int32Array(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0));
  const starts: (number | null)[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const list of lists) {
    // Without a beginning the part is null, too.
    starts.push(list && end + 1);
    if (list !== null) all.set(list, end);
    end += list?.length ?? 0;
    ends.push(end);
  }
  const [from, to] = [eachOf(starts, integerColumn), eachOf(ends, integerColumn)];
  return sql`(${integerArray(all)}::integer[])[${from}:${to}]`;
}

function arrayOf<Value>(values: readonly (Value | null)[], type: ColumnType<Value>): RawBuilder<unknown> {
  return sql`${binaryArray(values, type)}::${sql.raw(type.elementName)}[]`;
}

const headerBytes = 20;
const lengthBytes = 4;

/** An array of one dimension as `array_recv` reads it: 20 bytes of header, then each value behind its length. */
function binaryArray<Value>(values: readonly (Value | null)[], type: ColumnType<Value>): Buffer {
  const most = values.reduce((sum, value) => sum + lengthBytes + (value === null ? 0 : type.size(value)), 0);
  const buffer = Buffer.allocUnsafe(headerBytes + most);
  writeHeader(buffer, values.length, type.elementOid);
  let at = headerBytes;
  for (const value of values) {
    const length = value === null ? -1 : type.write(value, buffer, at + lengthBytes);
    buffer.writeInt32BE(length, at);
    at += lengthBytes + Math.max(0, length);
  }
  return buffer.subarray(0, at);
}

/** The same for numbers alone, of which there are many. */
function integerArray(numbers: Int32Array): Buffer {
  const words = new Int32Array(headerBytes / lengthBytes + numbers.length * 2);
  const buffer = Buffer.from(words.buffer);
  for (let i = 0, at = headerBytes / lengthBytes; i < numbers.length; i++) {
    words[at++] = lengthBytes;
    words[at++] = numbers[i] ?? 0;
  }
  if (endianness() === 'LE') buffer.swap32();
  writeHeader(buffer, numbers.length, integerColumn.elementOid);
  return buffer;
}

function writeHeader(buffer: Buffer, length: number, elementOid: number): void {
  const [dimensions, mayHoldNulls, lowerBound] = [1, 1, 1];
  let at = 0;
  for (const number of [dimensions, mayHoldNulls, elementOid, length, lowerBound])
    at = buffer.writeInt32BE(number, at);
}
