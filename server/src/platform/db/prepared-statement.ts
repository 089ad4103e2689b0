import type { CompiledQuery } from 'kysely';
import type { Client } from 'pg';
import type { Db } from './database.ts';

/** A query of the builder, or a piece of SQL. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/**
 * A statement that calls ask for all the time. It is compiled once, and each connection keeps it: PostgreSQL parses its text
 * once, and plans it anew only where that pays. `build` puts its values into the statement as they are, and looks at none.
 */
export function preparedStatement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Statement<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: ((values: Values) => CompiledQuery<Row>) | undefined;
  return async (db, ...values) => {
    compiled ??= compileOnce(build, db, values.length);
    const { rows } = await db.executeQuery(compiled(values));
    return rows;
  };
}

function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Statement<Row>,
  db: Db,
  count: number,
): (values: Values) => CompiledQuery<Row> {
  // Each stands for the value at its place, until it is known where the statement has it.
  const places: readonly unknown[] = Array.from({ length: count }, () => ({}));
  const statement = build(db, ...(places as Values)).compile(db);
  nameStatement(statement.sql);
  const placesOfParameters = statement.parameters.map((parameter) => places.indexOf(parameter));
  return (values) => ({
    ...statement,
    parameters: placesOfParameters.map((place, i) => (place < 0 ? statement.parameters[i] : values[place])),
  });
}

/** The same for a statement that is put together each time, in one of a few ways. */
export async function executePrepared<Row>(db: Db, statement: Statement<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  nameStatement(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}

/** Names of statements on all connections, by their text. */
const names = new Map<string, string>();

function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `transloom_${names.size}`);
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** Makes a connection keep such statements; all others are forgotten when they are answered. */
export function keepPreparedStatements(client: Client): void {
  const query = client.query.bind(client) as Query;
  const named: Query = (config, values, callback) => {
    const name = typeof config === 'string' ? names.get(config) : undefined;
    return name === undefined ? query(config, values, callback) : query({ name, text: config, values });
  };
  Object.assign(client, { query: named });
}
