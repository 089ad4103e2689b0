import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

export interface Migration {
  /** `0001_create_accounts.sql` */
  readonly name: string;
  readonly sql: string;
}

const migrationName = /^(\d{4})_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
const projectFolder = join(import.meta.dirname, '../../../migrations');

/** Any number, the same in every process: of several that start at once, one migrates and the others wait. */
const lockNumber = 7_302_419;

/**
 * Brings a database to the newest schema, each file in a transaction of its own; forward only.
 * @returns names of the files run now
 * @throws when a file that ran before has changed or is missing
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const done = await readHistory(client);
    refuseRewrittenHistory(done, migrations);
    const open = migrations.slice(done.length);
    for (const migration of open) await run(client, migration);
    return open.map((migration) => migration.name);
  } finally {
    await client.end(); // gives the lock back
  }
}

/** The migrations of a folder in order. */
export function readMigrations(folder = projectFolder): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  names.sort();
  names.forEach((name, index) => {
    const expected = index + 1;
    if (Number(migrationName.exec(name)?.[1]) === expected) return;
    throw new Error(`migration ${name} should be numbered ${expected} and named NNNN_verb_noun.sql`);
  });
  return names.map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

interface RunMigration {
  readonly name: string;
  readonly sha256: string;
}

async function readHistory(client: Client): Promise<readonly RunMigration[]> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      sha256 text not null,
      run_at timestamptz(3) not null default now()
    )`);
  return (await client.query<RunMigration>('select name, sha256 from schema_migration order by name')).rows;
}

function refuseRewrittenHistory(done: readonly RunMigration[], migrations: readonly Migration[]): void {
  done.forEach(({ name, sha256 }, index) => {
    const migration = migrations[index];
    if (migration?.name !== name) throw new Error(`migration ${name} ran here before, but is missing now`);
    if (hash(migration.sql) !== sha256) throw new Error(`migration ${name} has changed since it ran here`);
  });
}

async function run(client: Client, { name, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, hash(sql)]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}

function hash(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
