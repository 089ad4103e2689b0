import type { Config } from '@transloom/server/config';
import { findDatabase } from '@transloom/server/find-database';
import type { DatabaseAccess } from '@transloom/server/platform/db/database';
import { openDatabase } from '@transloom/server/platform/db/open-database';
import { createLog } from '@transloom/server/platform/logging/create-log';
import type { Terminal } from '../command.ts';
import { readConfiguration } from './read-configuration.ts';

export interface OperatedDatabase {
  readonly config: Config;
  readonly url: string;
  readonly database: DatabaseAccess;
}

/**
 * Work of an operator on the database of the configuration, whether the product runs or not.
 * @throws {OperatorError} for what keeps the database from being reached
 */
export async function onDatabase(
  terminal: Terminal,
  work: (operated: OperatedDatabase) => Promise<void>,
  find = findDatabase,
): Promise<void> {
  const config = readConfiguration(terminal.environment);
  const { url, stop } = await find(config);
  const log = createLog({ level: 'error', fields: { process: 'command' } });
  const database = openDatabase({ url, connections: 2, log });
  try {
    await work({ config, url, database });
  } finally {
    await database.close();
    await stop();
  }
}
