import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { loadKeyring, newKey } from '@transloom/server/platform/secrets/keyring';
import { decryptSecret, encryptSecret, forgottenSecret } from '@transloom/server/platform/secrets/secret';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** K01 and K02: master keys are listed, changed and given up by a command, and a lost one stops the start. */

const folder = temporaryFolder();
let dataDir = '';
const organization = '0190d3a0-0000-7000-8000-0000000000aa';
const row = '0190d3a0-0000-7000-8000-0000000000bb';
const place = { organization, table: 'engine_connection', row, column: 'secrets.apiKey' };
let postgres: EmbeddedPostgres;
let client: Client;

const environment = () => ({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
const run = (...args: string[]) => runBinary(args, environment());
const refusalOf = async (...args: string[]) => JSON.parse((await run(...args)).stderr) as { code: string };

async function storedSecret(): Promise<string> {
  const { rows } = await client.query('select secrets from engine_connection');
  return rows[0].secrets.apiKey;
}

beforeAll(async () => {
  dataDir = folder.path('data');
  postgres = await startEmbeddedPostgres({ dataDir: folder.path('database'), durable: false });
  await run('migrate');
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  // The login owns the tables; row-level security binds it until it takes a role that the product takes too.
  await client.query('set role transloom_system');
  const secret = encryptSecret(loadKeyring([], dataDir), place, 'sk-canary-secret');
  await client.query(
    `insert into engine_connection (id, organization_id, vendor, name, settings, secrets, created_at, updated_at)
     values ($1, $2, 'deepl', 'DeepL', '{}', $3, now(), now())`,
    [row, organization, { apiKey: secret }],
  );
}, 90_000);
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

test('lists keys with what they encrypt, and shows none', async () => {
  const { stdout } = await run('keys');
  expect(stdout).toBe(`${loadKeyring([], dataDir)[0].id} newest, encrypts 1 credentials\n`);
  expect(stdout).not.toContain(readFileSync(`${dataDir}/secret-keys`, 'utf8').trim());
});

test('rotates to a new key, and keeps the old one for older backups', async () => {
  const before = loadKeyring([], dataDir);
  const { exitCode, stdout } = await run('keys', 'rotate');
  expect({ exitCode, stdout }).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('1 credentials'),
  });
  const after = loadKeyring([], dataDir);
  expect(after).toHaveLength(1);
  expect(after[0].id).not.toBe(before[0].id);
  expect(decryptSecret(after, place, await storedSecret())).toBe('sk-canary-secret');
  expect(readFileSync(`${dataDir}/secret-keys.retired`, 'utf8').trim()).toBe(
    before[0].bytes.toString('base64'),
  );
  expect(statSync(`${dataDir}/secret-keys`).mode & 0o777).toBe(0o600);
});

test('keys of the environment are changed there first', async () => {
  const file = readFileSync(`${dataDir}/secret-keys`, 'utf8').trim();
  const given = await runBinary(['keys', 'rotate'], { ...environment(), SECRET_KEYS: file });
  const { code, params } = JSON.parse(given.stderr);
  expect([given.exitCode, code]).toEqual([2, 'keys.give-new']);
  const both = { ...environment(), SECRET_KEYS: `${params.key},${file}` };
  expect((await runBinary(['keys', 'rotate'], both)).exitCode).toBe(0);
  expect(decryptSecret(loadKeyring([params.key], dataDir), place, await storedSecret())).toBe(
    'sk-canary-secret',
  );
  // Back to the key of the folder, for the tests that follow.
  const back = { ...environment(), SECRET_KEYS: `${file},${params.key}` };
  expect((await runBinary(['keys', 'rotate'], back)).exitCode).toBe(0);
});

test('a lost key stops the start with a sentence, makes no new one and leaves the data alone', async () => {
  const stored = await storedSecret();
  renameSync(`${dataDir}/secret-keys`, `${dataDir}/away`);
  for (const command of ['serve', 'work']) {
    const { exitCode, stderr } = await run(command);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'keys.missing',
      message: expect.stringContaining('keys forget'),
      params: { count: 1 },
    });
    expect(stderr).not.toMatch(/\n\s+at /);
  }
  expect(() => statSync(`${dataDir}/secret-keys`)).toThrow('ENOENT');
  expect(await storedSecret()).toBe(stored);
  const wrong = await runBinary(['serve'], { ...environment(), SECRET_KEYS: newKey() });
  expect(JSON.parse(wrong.stderr)).toMatchObject({ code: 'keys.missing', params: { origin: 'SECRET_KEYS' } });
}, 180_000); // three starts of the whole program, on a machine that may be busy

test('a key that is there is not given up, one that is lost is marked', async () => {
  renameSync(`${dataDir}/away`, `${dataDir}/secret-keys`);
  const [{ id }] = loadKeyring([], dataDir);
  expect(await refusalOf('keys', 'forget', id)).toMatchObject({ code: 'keys.still-there' });
  writeFileSync(`${dataDir}/secret-keys`, `${newKey()}\n`);
  expect((await run('keys', 'forget', id)).stdout).toContain('1 credentials');
  expect(await storedSecret()).toBe(forgottenSecret);
  expect((await run('keys')).stdout).toContain('encrypts 0 credentials');
});

test('every table with secrets is rotated', async () => {
  const { credentialTables } = await import('@transloom/server/operator/stored-credentials');
  const { rows } = await client.query(
    `select table_name from information_schema.columns where column_name = 'secrets' and table_schema = 'public'`,
  );
  expect(rows.map(({ table_name: name }) => name).sort()).toEqual([...credentialTables].sort());
});

test('the administrator gets a new link when asked for, without its token in a query', async () => {
  const { stdout } = await run('sign-in-link');
  const link = new URL(/https?:\S+/.exec(stdout)?.[0] ?? '');
  expect([link.pathname, link.search]).toEqual(['/login', '']);
  expect(link.hash).toMatch(/^#link=[\w-]{43}$/);
});

test('what keys does not know is refused', async () => {
  expect(await refusalOf('keys', 'burn')).toMatchObject({ code: 'usage.surplus' });
});

test('audit says whether each trail is as it was written, and fails where one is not', async () => {
  await client.query(
    `insert into audit_entry (organization_id, occurred_at, action, details) values ($1, now(), 'account.sign-in', '{}')`,
    [organization],
  );
  expect(await run('audit')).toMatchObject({ exitCode: 0, stdout: `${organization} intact\n` });
  await client.query('reset role');
  await client.query(`alter table audit_entry no force row level security; alter table audit_entry disable trigger user;
    update audit_entry set action = 'account.sign-out'`);
  const { exitCode, stdout, stderr } = await run('audit');
  expect([exitCode, stdout]).toEqual([2, `${organization} broken at entry 1\n`]);
  expect(JSON.parse(stderr)).toMatchObject({ code: 'audit.some-broken', params: { count: 1 } });
});
