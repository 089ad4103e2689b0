import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../server/src/config.ts';
import { OperatorError, operatorText } from '../server/src/operator/operator-error.ts';
import { publicGaps } from '../server/src/public-gaps.ts';
import type { RunningProduct } from '../server/src/start-transloom.ts';
import { message, terminalLanguage } from './messages.mjs';
import { offerPrograms } from './programs/offer-programs.ts';
import { stopWhenAsked } from './start/stop-when-asked.ts';
import { buildWebIfStale } from './web-build/build-web.ts';

const root = dirname(import.meta.dirname);
process.chdir(root);

const knownFlags = ['--demo', '--yes'];
const flags = new Set(process.argv.slice(2));
for (const flag of flags) if (!knownFlags.includes(flag)) giveUp(message('start.unknown-flag', { flag }));

if (existsSync('.env')) process.loadEnvFile('.env');
/** A demo is looked at on one machine, where codes are read in the outbox. */
const demoSettings = process.env['PUBLIC_URL'] ? {} : { OUTBOX: 'true' };
const config = readConfigOrGiveUp();
offerPrograms({ install: flags.has('--yes') });
const build = buildWebIfStale(root, { onBuild: () => console.log(message('web.building')) });
if (build === 'failed') giveUp(message('web.build-failed'));

// Only now: the entry loads the whole server, and the lines above should not wait for it.
const { startTransloom } = await import('../server/src/main.ts');
const product = startTransloom({ config, demo: flags.has('--demo') });
stopWhenAsked(product, { onStop: () => console.log(message('start.stopping')) });
await product.then(announce, explain);

function announce({ address, signInLink, demoLinks = [] }: RunningProduct): void {
  console.log(message('start.ready', { address }));
  // An output that is no terminal may be a log, which keeps every line.
  if (signInLink !== undefined && process.stdout.isTTY)
    console.log(message('start.sign-in', { link: signInLink }));
  else console.log(message('start.sign-in-command'));
  if (flags.has('--demo')) console.log(message('start.demo'));
  for (const { username, role, link } of demoLinks)
    console.log(message('start.demo-link', { username, role, link }));
  for (const line of warnings(config)) console.log(line);
  console.log(message('start.stop-hint', { dataDir: resolve(config.DATA_DIR) }));
}

/** Lists settings that keep users out or let strangers in, one a line. */
function warnings(settings: Config): readonly string[] {
  const gaps = publicGaps(settings);
  const { SMTP_URL, SMS_VENDOR, OUTBOX } = settings;
  return [
    ...(SMTP_URL === undefined && SMS_VENDOR === undefined && !OUTBOX ? [message('start.no-mail')] : []),
    ...(gaps.length > 0 ? [message('start.public-gaps', { gaps: gaps.join(', ') })] : []),
  ];
}

function explain(error: unknown): never {
  if (error instanceof OperatorError) return giveUp(operatorText(error, terminalLanguage()));
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  return giveUp(taken ? message('start.port-taken', { port: config.PORT }) : describe(error));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function readConfigOrGiveUp(): Config {
  try {
    return readConfig({ ...(flags.has('--demo') && demoSettings), ...process.env });
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error.message);
    throw error;
  }
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}
