import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresGenerator } from 'kysely-codegen';
import { Client, Pool } from 'pg';
import { describeSchema } from './describe-schema.ts';

const serverFolder = join(import.meta.dirname, '../..');

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The files made from the schema of a migrated database: its dump and the types of its rows. */
export async function schemaFiles(url: string): Promise<readonly GeneratedFile[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return [
      { path: join(serverFolder, 'schema.sql'), text: await describeSchema(client) },
      { path: join(serverFolder, 'src/platform/db/tables.generated.ts'), text: await describeRows(url) },
    ];
  } finally {
    await client.end();
  }
}

async function describeRows(url: string): Promise<string> {
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined); // the server may stop before the last connection is closed
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: new PostgresGenerator(),
      camelCase: true,
      excludePattern: '{public.schema_migration,pgboss.*}',
      outFile: null,
      typeMapping: { int8: 'number' },
    });
  } finally {
    await db.destroy();
  }
}
