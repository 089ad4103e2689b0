import type { Config } from '@transloom/server/config';
import { findBareDatabase } from '@transloom/server/find-database';
import { diagnose, type Finding } from '@transloom/server/operator/diagnose';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { readConfiguration } from '../product/read-configuration.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

/** Says what is installed, what is open to the outside and what fails. Refuses where something is bad. */
export const doctor: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage: usageOf('doctor'), flags: ['json'] });
  const config = readConfiguration(terminal.environment);
  const findings = await diagnoseWithDatabase(config);
  if (options.flag('json')) terminal.print(JSON.stringify(findings));
  else for (const finding of findings) terminal.print(lineOf(finding));
  const count = findings.filter(({ state }) => state === 'bad').length;
  if (count > 0) throw new Refusal('doctor.bad', { count });

  function lineOf({ check, state, facts }: Finding): string {
    const words = cliText(`doctor.${check}`, language);
    return `${marks[state]} ${words}: ${facts}`;
  }
};

/** Findings about an installation whose database may not answer. */
async function diagnoseWithDatabase(config: Config): Promise<readonly Finding[]> {
  const database = await findBareDatabase(config).catch(() => undefined);
  try {
    return await diagnose(config, database?.url ?? config.DATABASE_URL);
  } finally {
    await database?.stop();
  }
}

const marks = { good: '✓', warning: '!', bad: '✗' } as const;
