import { renewSignInLink } from '@transloom/server/domains/accounts/open-first-door';
import { signInLink as linkOf } from '@transloom/server/sign-in-link';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { onDatabase } from '../product/on-database.ts';
import { cliText } from '../texts.ts';

/** Prints a new one-time link for the administrator: the first was lost, or the password was. */
export const signInLink: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: usageOf('sign-in-link') });
  await onDatabase(terminal, async ({ config, database }) => {
    const token = await renewSignInLink(database, new Date());
    const address = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    terminal.print(cliText('serve.sign-in', language, { link: linkOf(address, token) }));
  });
};
