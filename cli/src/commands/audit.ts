import { verifyTrails } from '@transloom/server/domains/audit/verify-trails';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { onDatabase } from '../product/on-database.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

/** Says of every organization whether its audit trail is as it was written. Refuses where one is not. */
export const audit: Command = async ({ args, language, terminal }) => {
  readOptions(args, { usage: usageOf('audit') });
  await onDatabase(terminal, async ({ database }) => {
    const trails = await verifyTrails(database);
    for (const { organizationId, verdict } of trails) {
      if (verdict.intact) terminal.print(cliText('audit.intact', language, { id: organizationId }));
      else
        terminal.print(cliText('audit.broken', language, { id: organizationId, place: verdict.firstBreak }));
    }
    const broken = trails.filter(({ verdict }) => !verdict.intact).length;
    if (broken > 0) throw new Refusal('audit.some-broken', { count: broken });
  });
};
