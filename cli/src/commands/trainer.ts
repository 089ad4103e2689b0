import { resolve } from 'node:path';
import { startTrainer } from '@transloom/server/trainer/start-trainer';
import type { Command } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { runUntilStopped } from '../product/run-until-stopped.ts';
import { programVersion } from '../program-version.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

const usage = usageOf('trainer');
const usualPort = 8_010;

/** Trains engines for servers that ask for it by the trainer protocol, and translates with them, until stopped. */
export const trainer: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['folder', 'port', 'host'] });
  const port = portOf(options.value('port'));
  const key = terminal.environment['TRANSLOOM_TRAINER_KEY'];
  const running = await startTrainer({
    port,
    host: options.value('host') ?? '127.0.0.1',
    key,
    version: programVersion(),
    privateHosts: hostsOf(terminal.environment['PRIVATE_ENGINE_HOSTS']),
    folder: resolve(options.value('folder') ?? 'trainer'),
    complain: (error) => terminal.printError(error instanceof Error ? String(error.stack) : String(error)),
  }).catch((error: unknown) => {
    throw isPortTaken(error) ? new Refusal('serve.port-taken', { port }) : error;
  });
  const { address } = running;
  terminal.print(cliText('trainer.running', language, { address }));
  if (key === undefined) terminal.print(cliText('trainer.key', language, { key: running.key }));
  await runUntilStopped(running);
};

/** Who orders may stand inside as well; such addresses are listed as they are for the server. */
function hostsOf(listed = ''): readonly string[] {
  return listed
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}

function portOf(given: string | undefined): number {
  const port = given === undefined ? usualPort : Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Refusal('usage.port');
  return port;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
