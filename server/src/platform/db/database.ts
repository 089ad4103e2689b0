import type { Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

/** Every table of the schema, with camel-case columns. */
export type Database = DB;

/** A transaction: every query of a use case runs in one. */
export type Db = Transaction<Database>;

/** The owner of the rows that a transaction sees. */
export interface TransactionActor {
  readonly userId: string;
  readonly organizationId: string;
}

/**
 * The purpose of a transaction. To `change` something: each statement sees what others have committed when it begins. To `read`:
 * all see what was there when the first began, so that rows read one after another fit together; none can change anything,
 * and nobody waits for the end.
 */
export type TransactionPurpose = 'change' | 'read';

/**
 * The only ways to the rows. Work that fails for a conflict with another transaction runs again, up to three times
 * in all, so it has no effects but on the database.
 * @throws {DatabaseUnavailable} when the database cannot be reached
 */
export interface DatabaseAccess {
  /** Sees and changes the rows of the actor's organisation; of others nothing. */
  organizationTransaction<Result>(
    actor: TransactionActor,
    work: (db: Db) => Promise<Result>,
    purpose?: TransactionPurpose,
  ): Promise<Result>;
  /** Sees all organisations: for sign-in, sweepers and what belongs to no organisation. */
  systemTransaction<Result>(work: (db: Db) => Promise<Result>, purpose?: TransactionPurpose): Promise<Result>;
  /** Names of the migrations this database has run. */
  finishedMigrations(): Promise<readonly string[]>;
  /** Numbers of connections, for the metrics. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
