import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBinary, startBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let database: EmbeddedPostgres;
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: folder.path('database'), durable: false });
}, 60_000);
afterAll(() => database.stop());

const environment = () => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder.path('data'),
  PORT: '0',
  LOG_LEVEL: 'error',
});

test('migrate brings a database to the newest schema, once', async () => {
  const first = await runBinary(['migrate'], environment());
  expect(first).toMatchObject({ exitCode: 0, stderr: '' });
  expect(first.stdout).toMatch(/^0001_\w+\.sql\n[\s\S]*up to date/);
  const second = await runBinary(['migrate'], environment());
  expect(second.stdout).toBe('The database is up to date; 0 migrations ran.\n');
});

test('serve answers and work works until they are asked to stop', async () => {
  const [serving, working] = await Promise.all([
    startBinary(['serve'], environment()),
    startBinary(['work'], environment()),
  ]);
  const address = /Serving at (\S+)/.exec(serving.firstLine)?.[1];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(working.firstLine).toBe('Working off jobs.');
  expect(await Promise.all([serving.stop(), working.stop()])).toEqual([0, 0]);
});

test.each([
  ['configuration.invalid', { DATABASE_URL: 'nonsense' }],
  ['database.unreachable', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }],
])('%s', async (code, other) => {
  const { exitCode, stderr } = await runBinary(['migrate'], { ...environment(), ...other });
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({ code });
});
