import { ConfigError, readConfig } from '@transloom/server/config';
import { migrate as migrateDatabase } from '@transloom/server/platform/db/migrate';
import type { Command, Terminal } from '../command.ts';
import { readOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

/** Brings the outside database of `DATABASE_URL` to the newest schema; the embedded one is migrated at start. */
export const migrate: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: 'transloom migrate' });
  const names = await runMigrations(databaseUrl(terminal.environment));
  for (const name of names) terminal.print(name);
  terminal.print(cliText('migrate.done', language, { count: names.length }));
};

/** @throws {Refusal} configuration.invalid, configuration.no-database */
function databaseUrl(environment: Terminal['environment']): string {
  try {
    const { DATABASE_URL } = readConfig(environment);
    if (DATABASE_URL === undefined) throw new Refusal('configuration.no-database');
    return DATABASE_URL;
  } catch (error) {
    if (error instanceof ConfigError) throw new Refusal('configuration.invalid', { detail: error.message });
    throw error;
  }
}

/** @throws {Refusal} database.unreachable */
async function runMigrations(url: string): Promise<readonly string[]> {
  try {
    return await migrateDatabase(url);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^E[A-Z]+$/.test(reason)) throw new Refusal('database.unreachable', { reason });
    throw error;
  }
}
