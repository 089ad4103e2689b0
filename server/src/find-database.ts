import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from './config.ts';
import { operatorErrorOf } from './operator/operator-error-of.ts';
import { requireKeys } from './operator/require-keys.ts';
import { migrate } from './platform/db/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

export interface FoundDatabase {
  readonly url: string;
  /** Stops it where this process has started it. */
  stop(): Promise<void>;
}

/**
 * The database of the configuration, else the embedded one of the data folder; with the newest schema.
 * @throws {OperatorError} for what only the operator can mend
 */
export async function findDatabase(config: Config): Promise<FoundDatabase> {
  const database = await findDatabaseWithoutKeys(config);
  try {
    await telling(config, () => requireKeys(config, database.url));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The same where master keys may be missing: for the commands that mend this. */
export async function findDatabaseWithoutKeys(config: Config): Promise<FoundDatabase> {
  const database = await telling(config, () => reachDatabase(config));
  try {
    await telling(config, () => migrate(database.url));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The same with whatever schema it has, for a restore. */
export function findBareDatabase(config: Config): Promise<FoundDatabase> {
  return telling(config, () => reachDatabase(config));
}

async function telling<Result>({ DATA_DIR }: Config, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw operatorErrorOf(error, DATA_DIR);
  }
}

async function reachDatabase({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): Promise<FoundDatabase> {
  if (url !== undefined) return { url, stop: async () => undefined };
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK);
  const { nearUrl, stop } = await startEmbeddedPostgres({ dataDir, durable: true });
  return { url: nearUrl, stop };
}
