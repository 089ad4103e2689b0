import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import { type BackupTable, contentOf, listTables, quoted, quotedTable } from './backup-tables.ts';
import { copyNewFiles, describeFiles } from './copy-files.ts';
import { type Manifest, manifestFile } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { sha256Of } from './sha256-of.ts';

export interface BackupSource {
  readonly databaseUrl: string;
  /** Folder of kept files; undefined where they stand in a bucket. */
  readonly filesFolder: string | undefined;
  readonly version: string;
  readonly keyIds: readonly string[];
}

/**
 * Writes a backup into a folder that is new or empty, and reads it back. The product may go on meanwhile: the database is
 * read as it was at one moment, and files are copied before and after that moment.
 * @throws {OperatorError} backup.folder-not-empty, backup.damaged
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'database'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1) throw new OperatorError('backup.folder-not-empty', { folder });
  const files = join(folder, 'files');
  if (source.filesFolder !== undefined) await copyNewFiles(source.filesFolder, files);
  const database = await dumpDatabase(source, folder);
  if (source.filesFolder !== undefined) await copyNewFiles(source.filesFolder, files);
  const manifest: Manifest = {
    format: 1,
    version: source.version,
    ...database,
    files: await describeFiles(files),
    keyIds: [...source.keyIds],
  };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  return readBackup(folder);
}

async function dumpDatabase({ databaseUrl }: BackupSource, folder: string) {
  const client = new Client({ connectionString: databaseUrl, application_name: 'transloom backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // The history of migrations is the owner's alone; of all else the owner sees no row.
    const history = await client.query<{ name: string }>('select name from schema_migration order by name');
    const tables = await listTables(client);
    await client.query('set local role transloom_system');
    const dumped: Manifest['tables'] = [];
    for (const table of tables) dumped.push(await dumpTable(client, table, folder));
    const sequences = await client.query<Manifest['sequences'][number]>(
      `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    return {
      createdAt: new Date().toISOString(),
      migrations: history.rows.map(({ name }) => name),
      tables: dumped,
      sequences: sequences.rows,
    };
  } finally {
    await client.end();
  }
}

async function dumpTable(
  client: Client,
  table: BackupTable,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const content = await contentOf(client, table);
  const file = join('database', `${table.name}.copy.gz`);
  const columns = table.columns.map(quoted).join(', ');
  const rows = client.query(copyTo(`copy (select ${columns} from ${quotedTable(table)}) to stdout`));
  await pipeline(
    rows,
    createGzip({ level: 5 }),
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  );
  return {
    ...table,
    columns: [...table.columns],
    ...content,
    file,
    sha256: await sha256Of(join(folder, file)),
  };
}
