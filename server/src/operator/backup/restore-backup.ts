import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { contentOf, quoted, quotedTable } from './backup-tables.ts';
import { copyNewFiles } from './copy-files.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

export interface RestoreTarget {
  /** A database without tables. */
  readonly databaseUrl: string;
  /** Where kept files go; undefined where they stand in a bucket. */
  readonly filesFolder: string | undefined;
  /** Makes the tables of the queue, which bring themselves up. */
  openQueue(): Promise<void>;
}

/**
 * Puts a backup into an empty database and folder, compares every table with what it was, and brings it to the newest
 * schema.
 * @throws {OperatorError} backup.damaged, backup.not-empty, backup.newer, backup.differs
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readBackup(folder);
  await requireEmpty(target.databaseUrl);
  await migrate(target.databaseUrl, migrationsOf(manifest));
  await target.openQueue();
  await load(manifest, folder, target.databaseUrl);
  if (target.filesFolder !== undefined) await copyNewFiles(join(folder, 'files'), target.filesFolder);
  await migrate(target.databaseUrl);
  return manifest;
}

function migrationsOf({ migrations: ran, version }: Manifest) {
  const known = readMigrations();
  const missing = ran.find((name) => !known.some((migration) => migration.name === name));
  if (missing !== undefined) throw new OperatorError('backup.newer', { version });
  return known.filter(({ name }) => ran.includes(name));
}

async function requireEmpty(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from information_schema.tables where table_schema = 'public'`,
    );
    if (Number(rows[0]?.count) > 0) throw new OperatorError('backup.not-empty', {});
  });
}

/** In one transaction. Foreign keys, triggers and policies would refuse rows that come in another order than they were made in. */
async function load({ tables, sequences }: Manifest, folder: string, url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
    );
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    const own = tables.filter(({ name }) => name.startsWith('public.'));
    for (const table of own)
      await client.query(
        `alter table ${quotedTable(table)} no force row level security, disable trigger user;`,
      );
    for (const table of tables) await loadTable(client, table, folder);
    for (const { name, value } of sequences)
      await client.query('select setval($1, $2::bigint)', [name, value]);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of own)
      await client.query(`alter table ${quotedTable(table)} force row level security, enable trigger user`);
    await client.query('commit');
  });
}

async function loadTable(client: Client, table: Manifest['tables'][number], folder: string): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  await client.query(`delete from ${quotedTable(table)}`); // rows that a migration brought
  const rows = client.query(copyFrom(`copy ${quotedTable(table)} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows);
  const loaded = await contentOf(client, table);
  if (loaded.rows !== table.rows || loaded.hash !== table.hash)
    throw new OperatorError('backup.differs', { table: table.name });
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'transloom restore' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
