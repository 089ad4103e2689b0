import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * PostgreSQL, where the first statement of each transaction carries its own `begin`. Nobody waits for the end of those that
 * only read.
 */
export class LateBeginDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LateBeginDriver(this.#config);
  }
}

class LateBeginDriver extends PostgresDriver {
  readonly #reading = new WeakSet<DatabaseConnection>();

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    if (accessMode === 'read only') this.#reading.add(connection);
    else this.#reading.delete(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const committed = super.commitTransaction(connection);
    if (!this.#reading.has(connection)) return committed;
    // There is nothing to lose: who has the connection next learns whether it is lost.
    committed.catch(() => undefined);
  }
}
