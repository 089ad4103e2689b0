import type { Config } from './config.ts';
import { migrate } from './platform/db/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

export interface FoundDatabase {
  readonly url: string;
  /** Stops it where this process has started it. */
  stop(): Promise<void>;
}

/** The database of the configuration, else the embedded one of the data folder; with the newest schema. */
export async function findDatabase(config: Config): Promise<FoundDatabase> {
  const database = await reachDatabase(config);
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function reachDatabase({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): Promise<FoundDatabase> {
  if (url !== undefined) return { url, stop: async () => undefined };
  const { nearUrl, stop } = await startEmbeddedPostgres({ dataDir, durable: true });
  return { url: nearUrl, stop };
}
