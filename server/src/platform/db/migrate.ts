import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type FinishedMigration, readBaseline, readHistory, takeOverHistory } from './take-over-history.ts';

export interface Migration {
  /** `0001_create_accounts.sql` */
  readonly name: string;
  readonly sql: string;
}

const migrationName = /^(\d{4})_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
const projectFolder = join(import.meta.dirname, '../../../migrations');

/** Number of the lock, the same in every process: when several start at once, one migrates and the others wait. */
const lockNumber = 7_302_419;

/**
 * Brings a database to the newest schema, each file in a transaction of its own; forward only. A database that ran
 * all files of before the squash is taken over without running anything in their place.
 * @returns names of the files run now
 * @throws when a file that ran before has changed or is missing, or only a part of the old files ran
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  baseline = readBaseline(projectFolder),
): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const hashes = new Map(migrations.map(({ name, sql }) => [name, hash(sql)]));
    await createHistory(client);
    await takeOverHistory(client, { baseline, hashes });
    const done = await readHistory(client);
    refuseRewrittenHistory(done, hashes);
    const names = new Set(done.map(({ name }) => name));
    const open = migrations.filter(({ name }) => !names.has(name));
    for (const migration of open) await run(client, migration);
    return open.map((migration) => migration.name);
  } finally {
    await client.end(); // gives the lock back
  }
}

/** The migrations of a folder in order. Numbers may have gaps, so that branches can be written side by side. */
export function readMigrations(folder = projectFolder): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  names.sort();
  const numbers = names.map(readNumber);
  const twice = names.find((_, index) => numbers[index] === numbers[index - 1]);
  if (twice !== undefined) throw new Error(`migration ${twice} has the number of another one`);
  return names.map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

function readNumber(name: string): number {
  const number = migrationName.exec(name)?.[1];
  if (number === undefined) throw new Error(`migration ${name} should be named NNNN_verb_noun.sql`);
  return Number(number);
}

async function createHistory(client: Client): Promise<void> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      sha256 text not null,
      run_at timestamptz(3) not null default now()
    )`);
}

function refuseRewrittenHistory(
  done: readonly FinishedMigration[],
  hashes: ReadonlyMap<string, string>,
): void {
  for (const { name, sha256 } of done) {
    const now = hashes.get(name);
    if (now === undefined) throw new Error(`migration ${name} ran here before, but is missing now`);
    if (now !== sha256) throw new Error(`migration ${name} has changed since it ran here`);
  }
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
