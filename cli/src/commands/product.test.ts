import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

test('brings a database to the newest schema, once', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder.path('database'), durable: false });
  try {
    const first = await runBinary(['migrate'], { DATABASE_URL: url });
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(first.stdout).toMatch(/^0001_\w+\.sql\n[\s\S]*up to date/);
    const second = await runBinary(['migrate'], { DATABASE_URL: url });
    expect(second.stdout).toBe('The database is up to date; 0 migrations ran.\n');
  } finally {
    await stop();
  }
});

test.each([
  ['configuration.invalid', 'nonsense'],
  ['database.unreachable', 'postgres://nobody@127.0.0.1:9/none'],
])('%s', async (code, url) => {
  const { exitCode, stderr } = await runBinary(['migrate'], { DATABASE_URL: url });
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({ code });
});
