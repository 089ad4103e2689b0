import { join, resolve } from 'node:path';
import { jobs } from '@transloom/server/domains';
import { findBareDatabase } from '@transloom/server/find-database';
import { restoreBackup } from '@transloom/server/operator/backup/restore-backup';
import { createLog } from '@transloom/server/platform/logging/create-log';
import { openQueue } from '@transloom/server/platform/queue/open-queue';
import { readKeyring } from '@transloom/server/platform/secrets/keyring';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireValue } from '../options.ts';
import { onDatabase } from '../product/on-database.ts';
import { cliText } from '../texts.ts';

/** Restores a backup into an empty data folder or database, and compares every table with what it was. */
export const restore: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage: usageOf('restore'), values: ['from'] });
  const folder = resolve(requireValue(options, 'from'));
  const work: Parameters<typeof onDatabase>[1] = async ({ config, url }) => {
    const manifest = await restoreBackup(folder, {
      databaseUrl: url,
      filesFolder: config.S3_BUCKET === undefined ? join(config.DATA_DIR, 'files/kept') : undefined,
      openQueue: () => makeQueue(url),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.print(cliText('restore.done', language, { rows, files: manifest.files.length }));
    const known = readKeyring(config.SECRET_KEYS, config.DATA_DIR) ?? [];
    const missing = manifest.keyIds.filter((id) => !known.some((key) => key.id === id));
    if (missing.length > 0) terminal.print(cliText('restore.keys', language, { ids: missing.join(' ') }));
  };
  await onDatabase(terminal, work, findBareDatabase);
};

async function makeQueue(url: string): Promise<void> {
  const log = createLog({ level: 'error', fields: { process: 'command' } });
  const kinds = jobs.map(({ kind }) => kind);
  const { boss } = await openQueue({ url, kinds, log, now: () => new Date(), works: false });
  await boss.stop({ graceful: false });
}
