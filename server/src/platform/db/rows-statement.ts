import { type RawBuilder, sql } from 'kysely';
import { type ColumnType, integersColumn } from './column-types.ts';
import type { Db } from './database.ts';
import { integerArray } from './integer-parts.ts';
import type { Integers } from './list-buffer.ts';
import { executePrepared, preparedStatement } from './prepared-statement.ts';
import { type Columns, selectRows } from './select-rows.ts';

/**
 * A statement about some rows that calls ask for all the time. About one row, which is most often, it is put together once, as
 * `preparedStatement` has it; about several each time. `build` gets what selects the rows.
 */
export function rowsStatement<Row extends object, Values extends readonly unknown[], Result>(
  columns: Columns<Row>,
  build: (rows: RawBuilder<Row>, ...values: Values) => RawBuilder<Result>,
): (db: Db, rows: readonly Row[], ...values: Values) => Promise<readonly Result[]> {
  const types = Object.entries<AnyColumn>(columns);
  const aboutOne = preparedStatement((_, ...all: readonly unknown[]) => {
    const selected = types.map(
      ([name, type], i) => sql`${all[i]}::${sql.raw(castOf(type))} as ${sql.id(name)}`,
    );
    return build(sql<Row>`select ${sql.join(selected)}`, ...(all.slice(types.length) as unknown as Values));
  });
  return (db, rows, ...values) => {
    const [row] = rows;
    if (row === undefined || rows.length > 1)
      return executePrepared(db, build(selectRows(rows, columns), ...values));
    const own = types.map(([name, type]) => parameterOf(type, row[name as keyof Row]));
    return aboutOne(db, ...own, ...values);
  };
}

type AnyColumn = typeof integersColumn | ColumnType<never>;

function castOf(type: AnyColumn): string {
  return type === integersColumn ? 'integer[]' : `${type.elementName}::${type.name}`;
}

/** In its binary form. */
function parameterOf(type: AnyColumn, value: unknown): Buffer | null {
  if (value === null || value === undefined) return null;
  if (type === integersColumn) return integerArray(value as Integers);
  const { size, write } = type as ColumnType<unknown>;
  const bytes = Buffer.alloc(size(value));
  return bytes.subarray(0, write(value, bytes, 0));
}
