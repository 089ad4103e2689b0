import { type Driver, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

/** PostgreSQL, where the first statement of each transaction carries its own `begin`. */
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
  override async beginTransaction(): Promise<void> {}
}
