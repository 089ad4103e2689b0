import { type RawBuilder, sql } from 'kysely';
import { IntegerParts } from './integer-parts.ts';

export type Integers = readonly number[] | Int32Array;

/** A list of numbers, or null, for each row. */
export class ListBuffer {
  readonly #lists: (Integers | null)[] = [];

  add(list: Integers | null): void {
    this.#lists.push(list);
  }

  clear(): void {
    this.#lists.length = 0;
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
    const ends: number[] = [];
    let end = 0;
    for (const list of lists) {
      if (list !== null) all.set(list, end);
      end += list?.length ?? 0;
      ends.push(end);
    }
    return new IntegerParts(all, ends).values((row) => lists[row] === null);
  }
}
