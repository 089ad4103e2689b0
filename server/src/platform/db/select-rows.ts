import { type RawBuilder, sql } from 'kysely';
import { ColumnBuffer } from './column-buffer.ts';
import { type ColumnType, integersColumn } from './column-types.ts';
import { type Integers, ListBuffer } from './list-buffer.ts';

export type Columns<Row> = {
  readonly [Name in keyof Row]-?: NonNullable<Row[Name]> extends Integers
    ? typeof integersColumn
    : ColumnType<NonNullable<Row[Name]>>;
};

interface NamedColumn {
  readonly name: string;
  readonly column: ColumnBuffer<unknown> | ListBuffer;
}

/** Rows on their way to the database. They are written in its form when they are added; nothing else of them stays. */
export class RowBuffer<Row extends object> {
  readonly #columns: readonly NamedColumn[];
  #length = 0;

  constructor(columns: readonly NamedColumn[]) {
    this.#columns = columns;
  }

  get length(): number {
    return this.#length;
  }

  /** Empties the buffers for other rows and keeps their memory. */
  clear(): void {
    this.#length = 0;
    for (const { column } of this.#columns) column.clear();
  }

  add(row: Row): void {
    this.#length += 1;
    for (const { name, column } of this.#columns) column.add((row[name as keyof Row] ?? null) as never);
  }

  /** Texts of a column at these places, which rise. */
  texts(name: keyof Row & string, places: readonly number[]): readonly (string | null)[] {
    const column = this.#columns.find((each) => each.name === name)?.column;
    return column instanceof ColumnBuffer ? column.at(places).texts() : places.map(() => null);
  }

  /** Rows at these places, which rise, with other lists in one column. */
  at(
    places: readonly number[],
    { name, lists }: { readonly name: keyof Row & string; readonly lists: readonly Integers[] },
  ): RowBuffer<Row> {
    const other = new ListBuffer();
    for (const list of lists) other.add(list);
    const columns = this.#columns.map((each) => ({
      name: each.name,
      column: each.name === name ? other : each.column.at(places),
    }));
    const some = new RowBuffer<Row>(columns);
    some.#length = places.length;
    return some;
  }

  /**
   * A `select` that gives these rows, with one parameter a column: a parameter for each value would be parsed and
   * planned for longer than it takes to store the rows. The first column tells how many rows there are; of the others
   * what is the same in all rows is sent once.
   */
  select(): RawBuilder<Row> {
    const selected = this.#columns.map(({ name, column }, place) => {
      const isOne = place > 0 && column instanceof ColumnBuffer;
      return sql`${isOne ? column.valuesOrOne() : column.values()} as ${sql.id(name)}`;
    });
    return sql`select ${sql.join(selected)}`;
  }
}

/** The same for rows that are there already. */
export function selectRows<Row extends object>(rows: readonly Row[], columns: Columns<Row>): RawBuilder<Row> {
  const buffer = rowBuffer(columns);
  for (const row of rows) buffer.add(row);
  return buffer.select();
}

/** The names of the columns, as `insert into` wants them. */
export function columnNames(columns: object): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.id(name)));
}

export function rowBuffer<Row extends object>(columns: Columns<Row>): RowBuffer<Row> {
  const types = Object.entries<typeof integersColumn | ColumnType<never>>(columns);
  const buffers = types.map(([name, type]) => ({
    name,
    column:
      type === integersColumn ? new ListBuffer() : new ColumnBuffer<unknown>(type as ColumnType<unknown>),
  }));
  return new RowBuffer<Row>(buffers);
}
