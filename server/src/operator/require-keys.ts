import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { readKeyring } from '../platform/secrets/keyring.ts';
import { OperatorError } from './operator-error.ts';
import { countCredentials } from './stored-credentials.ts';

/**
 * Stops a start that could read no stored credentials: with another key people would see engines that fail, and what
 * they enter then would hide that the right key only has to be put back. Makes no key (K02).
 * @throws {OperatorError} keys.missing
 * @throws {KeyringError}
 */
export async function requireKeys(config: Config, databaseUrl: string): Promise<void> {
  const known = readKeyring(config.SECRET_KEYS, config.DATA_DIR) ?? [];
  const log = createLog({ level: 'error', fields: { process: 'start' } });
  const database = openDatabase({ url: databaseUrl, connections: 1, log });
  try {
    const counts = await database.systemTransaction(countCredentials);
    const missing = [...counts].filter(([id]) => !known.some((key) => key.id === id));
    if (missing.length === 0) return;
    throw new OperatorError('keys.missing', {
      ids: missing.map(([id]) => id).join(' '),
      count: missing.reduce((sum, [, count]) => sum + count, 0),
      origin: config.SECRET_KEYS.length > 0 ? 'SECRET_KEYS' : join(config.DATA_DIR, 'secret-keys'),
    });
  } finally {
    await database.close();
  }
}
