import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';

/** Files that were squashed into fewer ones, which make the same schema. */
const baselineSchema = z.object({
  /** Names of the files that replace them. */
  by: z.array(z.string()),
  /** Names and SHA-256 of the files that are gone. */
  replaced: z.record(z.string(), z.string()),
});

type Baseline = z.infer<typeof baselineSchema>;

export interface FinishedMigration {
  readonly name: string;
  readonly sha256: string;
}

export function readBaseline(folder: string): Baseline {
  return baselineSchema.parse(JSON.parse(readFileSync(join(folder, 'squashed.json'), 'utf8')));
}

export async function readHistory(client: Client): Promise<readonly FinishedMigration[]> {
  const query = 'select name, sha256 from schema_migration order by name';
  return (await client.query<FinishedMigration>(query)).rows;
}

/**
 * Where all files of before the squash have run, writes the new files into the history in their place: the schema is
 * the same, so nothing runs. The caller holds the lock of migrations.
 * @param hashes SHA-256 of the present files by name
 * @throws when only a part of the old files has run
 */
export async function takeOverHistory(
  client: Client,
  { baseline, hashes }: { readonly baseline: Baseline; readonly hashes: ReadonlyMap<string, string> },
): Promise<void> {
  const old = (await readHistory(client)).filter(({ name, sha256 }) => baseline.replaced[name] === sha256);
  if (old.length === 0) return;
  const ran = new Set(old.map(({ name }) => name));
  const missing = Object.keys(baseline.replaced).filter((name) => !ran.has(name));
  const last = Object.keys(baseline.replaced).at(-1);
  if (missing.length > 0) {
    throw new Error(
      `this database is older than this version can take over: migration ${missing[0]} has not run here; ` +
        `start the last version whose server/migrations holds ${last} once, then start this version again`,
    );
  }
  const present = baseline.by.map((name) => ({ name, sha256: hashes.get(name) ?? '' }));
  await client.query('begin');
  try {
    await client.query('delete from schema_migration where name = any ($1)', [[...ran]]);
    await client.query(
      `insert into schema_migration (name, sha256)
       select name, sha256 from jsonb_to_recordset($1) as present (name text, sha256 text)`,
      [JSON.stringify(present)],
    );
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  }
}
