import { startApi } from '@transloom/server/api';
import { createSignInLink } from '@transloom/server/domains/accounts/open-first-door';
import { findDatabase } from '@transloom/server/find-database';
import { publicGaps } from '@transloom/server/public-gaps';
import { signInLink } from '@transloom/server/sign-in-link';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { readConfiguration } from '../product/read-configuration.ts';
import { runUntilStopped } from '../product/run-until-stopped.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

/** Serves pages and API until stopped, without a worker: `work` is that. */
export const serve: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: usageOf('serve') });
  const config = readConfiguration(terminal.environment);
  const database = await findDatabase(config);
  const api = await startApi(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw isPortTaken(error) ? new Refusal('serve.port-taken', { port: config.PORT }) : error;
  });
  const address = config.PUBLIC_URL ?? api.address;
  const { database: access, now } = api.services;
  const token = await createSignInLink(access, now());
  // Said last: whoever reads it may stop us at once, and from here on we listen.
  terminal.print(cliText('serve.running', language, { address }));
  if (token !== undefined && process.stdout.isTTY)
    terminal.print(cliText('serve.sign-in', language, { link: signInLink(address, token) }));
  const gaps = publicGaps(config);
  if (gaps.length > 0) terminal.printError(cliText('serve.public-gaps', language, { gaps: gaps.join(', ') }));
  await runUntilStopped(database, api);
};

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
