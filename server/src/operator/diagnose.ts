import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { readKeyring } from '../platform/secrets/keyring.ts';
import { isInstalled, systemPrograms } from '../platform/system-programs.ts';
import { publicGaps } from '../public-gaps.ts';
import { findUsableEngines } from './check-engines.ts';

export type FindingState = 'good' | 'warning' | 'bad';

/** What the doctor found of one thing. `facts` are names, numbers and codes, the same in every language. */
export interface Finding {
  readonly check: CheckName;
  readonly state: FindingState;
  readonly facts: string;
}

export const checkNames = [
  'data-folder',
  'disk',
  'database',
  'schema',
  'clock',
  'keys',
  'public-address',
  'mail',
  'outbox',
  'sign-up',
  'programs',
  'engines',
] as const;
export type CheckName = (typeof checkNames)[number];

type Verdict = Omit<Finding, 'check'>;

const good = (facts: string): Verdict => ({ state: 'good', facts });
const warning = (facts: string): Verdict => ({ state: 'warning', facts });
const bad = (facts: string): Verdict => ({ state: 'bad', facts });

/** Looks at everything an installation needs; what fails is a finding, never an error. `databaseUrl` is undefined where there is none yet. */
export async function diagnose(config: Config, databaseUrl: string | undefined): Promise<readonly Finding[]> {
  const checks: Readonly<Record<CheckName, () => Promise<Verdict>>> = {
    'data-folder': async () => {
      await access(config.DATA_DIR, constants.W_OK);
      return good(config.DATA_DIR);
    },
    disk: () => checkDisk(config.DATA_DIR),
    database: () =>
      onDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<{ version: string }>('show server_version');
        const version = String(Object.values(rows[0] ?? {})[0]);
        return Number.parseInt(version, 10) >= 15
          ? good(`PostgreSQL ${version}`)
          : bad(`PostgreSQL ${version} < 15`);
      }),
    schema: () =>
      onDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<{ name: string }>('select name from schema_migration');
        const open = readMigrations().filter(({ name }) => !rows.some((row) => row.name === name));
        return open.length === 0 ? good(`${rows.length}`) : warning(`${open.length} open`);
      }),
    clock: () =>
      onDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
        const seconds = Math.round(Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0)) / 1000);
        return seconds > 30 ? bad(`${seconds} s`) : good(`${seconds} s`);
      }),
    keys: async () => {
      const keyring = readKeyring(config.SECRET_KEYS, config.DATA_DIR);
      return keyring ? good(keyring.map(({ id }) => id).join(' ')) : warning('0');
    },
    'public-address': async () => {
      const gaps = publicGaps(config);
      return gaps.length === 0 ? good(config.PUBLIC_URL ?? config.HOST) : warning(gaps.join(', '));
    },
    mail: () => checkMail(config),
    outbox: async () => (config.OUTBOX ? warning('OUTBOX=true') : good('OUTBOX=false')),
    'sign-up': async () => (config.SIGN_UP ? warning('SIGN_UP=true') : good('SIGN_UP=false')),
    programs: async () => {
      const missing = systemPrograms.filter((program) => !isInstalled(program)).map(({ name }) => name);
      return missing.length === 0 ? good(`${systemPrograms.length}`) : warning(missing.join(', '));
    },
    engines: () =>
      onDatabase(databaseUrl, async (client) => {
        const { ready, provided, connections } = await findUsableEngines(config, client);
        const facts = `${[...ready, ...provided].join(', ') || '-'}; +${connections}`;
        return ready.length + provided.length + connections > 0 ? good(facts) : warning(facts);
      }),
  };
  return Promise.all(checkNames.map(async (check) => ({ check, ...(await checks[check]().catch(failed)) })));
}

function failed(error: unknown): Verdict {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return bad(code === '' && error instanceof Error ? error.message : code);
}

async function checkDisk(folder: string): Promise<Verdict> {
  const { bavail, bsize } = await statfs(folder);
  const gigabytes = (bavail * bsize) / 2 ** 30;
  const facts = `${gigabytes.toFixed(1)} GB`;
  if (gigabytes < 0.2) return bad(facts);
  return gigabytes < 5 ? warning(facts) : good(facts);
}

async function onDatabase(
  url: string | undefined,
  work: (client: Client) => Promise<Verdict>,
): Promise<Verdict> {
  if (url === undefined) return warning('-');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the query that is running fails with it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether somebody listens at the mail server; nothing is sent. */
async function checkMail({ SMTP_URL: url, SMS_VENDOR: sms }: Config): Promise<Verdict> {
  if (url === undefined) return sms === undefined ? warning('SMTP_URL, SMS_VENDOR') : good(sms);
  const { hostname, port, protocol } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    timeout: 5_000,
  });
  return new Promise((resolve) => {
    const end = (verdict: Verdict) => {
      socket.destroy();
      resolve(verdict);
    };
    socket.once('connect', () => end(good(hostname)));
    socket.once('timeout', () => end(bad('ETIMEDOUT')));
    socket.once('error', (error) => end(failed(error)));
  });
}
