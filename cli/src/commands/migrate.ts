import { operatorErrorOf } from '@transloom/server/operator/operator-error-of';
import { migrate as migrateDatabase } from '@transloom/server/platform/db/migrate';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { readConfiguration } from '../product/read-configuration.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

/** Brings the outside database of `DATABASE_URL` to the newest schema; the embedded one is migrated at start. */
export const migrate: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: usageOf('migrate') });
  const { DATABASE_URL: url, DATA_DIR } = readConfiguration(terminal.environment);
  if (url === undefined) throw new Refusal('configuration.no-database');
  const names = await migrateDatabase(url).catch((error: unknown) => {
    throw operatorErrorOf(error, DATA_DIR);
  });
  for (const name of names) terminal.print(name);
  terminal.print(cliText('migrate.done', language, { count: names.length }));
};
