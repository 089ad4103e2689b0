import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderInMemory } from '../../testing/folder-in-memory.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { reallyNobody } from './unprivileged-command.ts';

let folder: string;
let dataDir: string;
let started: EmbeddedPostgres[];

beforeEach(() => {
  folder = folderInMemory();
  dataDir = mkdtempSync(join(folder, 'embedded 数据库-'));
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: { command?: ReturnType<typeof reallyNobody> } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: true, ...options });
  started.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function serverProcess(): number {
  return Number(readFileSync(join(dataDir, 'postgres-18/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('keeps the data from one start to the next', async () => {
  const first = await start();
  await ask(first.url, `create table kept as select '译梭' as word`);
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: '译梭' }]);
});

test('is reached through a socket, and through the network where its folder has too long a path for one', async () => {
  const near = await start();
  expect(new URL(near.nearUrl).searchParams.get('host')).toBe(join(dataDir, 'postgres-18/data'));
  const address = 'select inet_server_addr() is null as near';
  expect(await ask(near.nearUrl, address)).toEqual([{ near: true }]);
  expect(await ask(near.url, address)).toEqual([{ near: false }]);
  await near.stop();
  dataDir = join(dataDir, 'd'.repeat(100));
  const far = await start();
  expect(far.nearUrl).toBe(far.url);
  expect(await ask(far.nearUrl, address)).toEqual([{ near: false }]);
});

test('logs in as a role that row-level security binds', async () => {
  const { url } = await start();
  const role = 'rolsuper, rolbypassrls, rolcreaterole, rolcreatedb';
  expect(await ask(url, `select ${role} from pg_roles where rolname = current_user`)).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true },
  ]);
});

test('knows the letters of Chinese text and orders by code point', async () => {
  const { url } = await start();
  await ask(url, 'create extension pg_trgm');
  const [row] = await ask(url, `select cardinality(show_trgm('翻译')) > 0 as letters, 'B' < 'a' as by_code`);
  expect(row).toEqual({ letters: true, by_code: true });
});

test('comes back on the same address after kill -9, with what was committed', async () => {
  const { url } = await start();
  await ask(url, `create table kept as select 1 as id`);
  process.kill(serverProcess(), 'SIGKILL');
  const rows = await vi.waitFor(() => ask(url, 'select id from kept'), { timeout: 30_000, interval: 200 });
  expect(rows).toEqual([{ id: 1 }]);
}, 40_000);

test('ends when the process that started it is killed, and starts again with the data', async () => {
  const module = join(import.meta.dirname, 'start-embedded-postgres.ts');
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true });
    process.stdout.write(url);
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(owner.stdout, 'data')) as [Buffer];
  await ask(String(url), `create table kept as select 1 as id`);
  const server = serverProcess();
  owner.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow(), { timeout: 15_000 });
  expect(await ask((await start()).url, 'select id from kept')).toEqual([{ id: 1 }]);
}, 40_000);

test('is shared by starts that race on one folder', async () => {
  const servers = await Promise.all([start(), start(), start()]);
  expect(new Set(servers.map((server) => server.url)).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['postgres-18']);
}, 20_000);

test('keeps passwords from other users of the machine', async () => {
  await start();
  expect(statSync(join(dataDir, 'postgres-18/passwords.json')).mode & 0o777).toBe(0o600);
});

test.runIf(process.getuid?.() === 0)('runs as root where user namespaces are forbidden', async () => {
  const { url } = await start({ command: reallyNobody() });
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(dataDir, 'postgres-18/data')).uid).toBe(65534);
});
