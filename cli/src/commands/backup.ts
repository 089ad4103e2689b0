import { join, resolve } from 'node:path';
import { findDatabaseWithoutKeys } from '@transloom/server/find-database';
import { writeBackup } from '@transloom/server/operator/backup/write-backup';
import { readKeyring } from '@transloom/server/platform/secrets/keyring';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireValue } from '../options.ts';
import { onDatabase } from '../product/on-database.ts';
import { programVersion } from '../program-version.ts';
import { cliText } from '../texts.ts';

/** Writes a backup of database and files while the product runs, and reads it back. Master keys are kept apart. */
export const backup: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage: usageOf('backup'), values: ['out'] });
  // Before the configuration, which changes to the folder of the program.
  const folder = resolve(requireValue(options, 'out'));
  const work: Parameters<typeof onDatabase>[1] = async ({ config, url }) => {
    const keyring = readKeyring(config.SECRET_KEYS, config.DATA_DIR) ?? [];
    const manifest = await writeBackup(
      {
        databaseUrl: url,
        filesFolder: config.S3_BUCKET === undefined ? join(config.DATA_DIR, 'files/kept') : undefined,
        version: programVersion(),
        keyIds: keyring.map(({ id }) => id),
      },
      folder,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.print(cliText('backup.done', language, { folder, rows, files: manifest.files.length }));
    const keys = config.SECRET_KEYS.length > 0 ? 'SECRET_KEYS' : join(config.DATA_DIR, 'secret-keys');
    terminal.print(cliText('backup.keys', language, { keys }));
    if (config.S3_BUCKET !== undefined) terminal.print(cliText('backup.bucket', language));
  };
  await onDatabase(terminal, work, findDatabaseWithoutKeys);
};
