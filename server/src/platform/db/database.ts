import type { Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

/** Every table of the schema, with camel-case columns. */
export type Database = DB;

/** A transaction: every query of a use case runs in one. */
export type Db = Transaction<Database>;
