import { endianness } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { ColumnBuffer, writeArrayHeader } from './column-buffer.ts';
import { integerColumn } from './column-types.ts';

export type Integers = readonly number[] | Int32Array;

/**
 * A list of numbers for each row. An array of arrays cannot have rows of different length: of one long array each row
 * takes its part.
 */
export class ListBuffer {
  readonly #lists: (Integers | null)[] = [];

  add(list: Integers | null): void {
    this.#lists.push(list);
  }

  at(places: readonly number[]): ListBuffer {
    const some = new ListBuffer();
    for (const place of places) some.add(this.#lists[place] ?? null);
    return some;
  }

  values(): RawBuilder<unknown> {
    const lists = this.#lists;
    if (lists.every((list) => list === null)) return sql`null::integer[]`;
    const all = new Int32Array(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0));
    const [starts, ends] = [new ColumnBuffer(integerColumn), new ColumnBuffer(integerColumn)];
    let end = 0;
    for (const list of lists) {
      // Without a beginning the part is null, too.
      starts.add(list && end + 1);
      if (list !== null) all.set(list, end);
      end += list?.length ?? 0;
      ends.add(end);
    }
    return sql`(${integerArray(all)}::integer[])[${starts.values()}:${ends.values()}]`;
  }
}

const headerWords = 5;
const lengthBytes = 4;

/** As a buffer of a column writes them, for numbers alone, of which there are many. */
function integerArray(numbers: Int32Array): Buffer {
  const words = new Int32Array(headerWords + numbers.length * 2);
  const buffer = Buffer.from(words.buffer);
  for (let i = 0, at = headerWords; i < numbers.length; i++) {
    words[at++] = lengthBytes;
    words[at++] = numbers[i] ?? 0;
  }
  if (endianness() === 'LE') buffer.swap32();
  writeArrayHeader(buffer, numbers.length, integerColumn.elementOid);
  return buffer;
}
