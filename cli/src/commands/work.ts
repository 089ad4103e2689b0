import { findDatabase } from '@transloom/server/find-database';
import { startWorker } from '@transloom/server/worker';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { readConfiguration } from '../product/read-configuration.ts';
import { runUntilStopped } from '../product/run-until-stopped.ts';
import { cliText } from '../texts.ts';

/** Works off jobs until stopped; any number of these may run beside any number of `serve`. */
export const work: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: usageOf('work') });
  const config = readConfiguration(terminal.environment);
  const database = await findDatabase(config);
  const worker = await startWorker(config, database.url);
  terminal.print(cliText('work.running', language));
  await runUntilStopped(database, worker);
};
