import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** R9: a backup that is written under load is restored into an empty installation and is the same, table by table. */

const folder = temporaryFolder();
let postgres: EmbeddedPostgres;
let client: Client;
const organization = '0190d3a0-0000-7000-8000-0000000000aa';

const environment = (name = 'data', database = 'transloom') => {
  const url = new URL(postgres.url);
  url.pathname = database;
  return { DATABASE_URL: url.href, DATA_DIR: folder.path(name), PORT: '0', LOG_LEVEL: 'error' };
};

const addEntry = () =>
  client.query(
    `insert into audit_entry (organization_id, occurred_at, action, details)
     values ($1, now(), 'account.sign-in', '{"way":"password"}')`,
    [organization],
  );

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder.path('database'), durable: false });
  await runBinary(['sign-in-link'], environment());
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database second');
  await client.query('set role transloom_system');
  mkdirSync(folder.path('data/files/kept/uploads'), { recursive: true });
  for (const name of ['a', 'b'])
    writeFileSync(folder.path(`data/files/kept/uploads/${name}`), `content ${name}`);
}, 90_000);
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

test('is written while rows are added, read back, and holds no master key', async () => {
  writeFileSync(folder.path('data/secret-keys'), `${Buffer.alloc(32, 'canary-key').toString('base64')}\n`);
  let adding = true;
  const load = (async () => {
    while (adding) await addEntry();
  })();
  const out = folder.path('backup');
  const { exitCode, stdout, stderr } = await runBinary(['backup', '--out', out], environment());
  adding = false;
  await load;
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain('2 files');
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  expect(manifest.tables.find(({ name }: { name: string }) => name === 'public.user_account').rows).toBe(1);
  const written = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const entry of written)
    expect(readFileSync(join(entry.parentPath, entry.name)).includes('canary-key')).toBe(false);
});

test('is restored into an empty installation, which starts and is the same', async () => {
  const target = environment('restored', 'second');
  const { exitCode, stdout, stderr } = await runBinary(['restore', '--from', folder.path('backup')], target);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain('Put back the master keys');
  expect(readFileSync(folder.path('restored/files/kept/uploads/b'), 'utf8')).toBe('content b');
  // The chain of the trail was restored with its hashes, and its triggers and policies hold again.
  expect((await runBinary(['audit'], target)).stdout).toBe(`${organization} intact\n`);
  const restored = new Client({ connectionString: target.DATABASE_URL });
  await restored.connect();
  const hidden = await restored.query('select from audit_entry');
  expect(hidden.rowCount).toBe(0);
  await restored.query('set role transloom_system');
  await expect(restored.query('delete from audit_entry')).rejects.toThrow('permission denied');
  await restored.end();
});

test('is not restored over anything', async () => {
  const again = await runBinary(
    ['restore', '--from', folder.path('backup')],
    environment('restored', 'second'),
  );
  expect([again.exitCode, JSON.parse(again.stderr).code]).toEqual([2, 'backup.not-empty']);
  const over = await runBinary(['backup', '--out', folder.path('backup')], environment());
  expect([over.exitCode, JSON.parse(over.stderr).code]).toEqual([2, 'backup.folder-not-empty']);
});

test('that is damaged is refused by the name of the file', async () => {
  const file = folder.path('backup/files/uploads/a');
  writeFileSync(file, 'content of somebody else');
  const changed = await runBinary(
    ['restore', '--from', folder.path('backup')],
    environment('third', 'second'),
  );
  expect(JSON.parse(changed.stderr)).toMatchObject({
    code: 'backup.damaged',
    params: { file: 'files/uploads/a' },
  });
  rmSync(folder.path('backup/manifest.json'));
  const none = await runBinary(['restore', '--from', folder.path('backup')], environment('third', 'second'));
  expect(JSON.parse(none.stderr)).toMatchObject({
    code: 'backup.damaged',
    params: { file: 'manifest.json' },
  });
});

test.each([['backup'], ['restore']])('%s asks for its folder', async (command) => {
  const { exitCode, stderr } = await runBinary([command], environment());
  expect([exitCode, JSON.parse(stderr).code]).toEqual([2, 'usage.missing']);
});

test('the doctor says what is there and what is open, and fails for what is bad', async () => {
  const { stdout } = await runBinary(['doctor', '--json'], { ...environment(), OUTBOX: 'true' });
  const findings = JSON.parse(stdout) as { check: string; state: string; facts: string }[];
  const stateOf = (name: string) => findings.find(({ check }) => check === name)?.state;
  expect([stateOf('database'), stateOf('clock'), stateOf('outbox'), stateOf('mail')]).toEqual([
    'good',
    'good',
    'warning',
    'warning',
  ]);
  // Characters of Chinese are converted by a package that is always there.
  expect(findings.find(({ check }) => check === 'engines')).toMatchObject({
    state: 'good',
    facts: expect.stringMatching(/\bopencc\b.*; \+0$/),
  });
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'a@example.com' };
  const broken = await runBinary(['doctor'], { ...environment(), ...smtp });
  expect(broken.exitCode).toBe(2);
  expect(broken.stdout).toContain('✗ Mail or text messages: ECONNREFUSED');
});
