import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { overWire } from '@transloom/server/testing/over-wire';
import { Client } from 'pg';
import { startInstallation } from '../faults/installation.ts';
import { startLoad } from '../faults/start-load.ts';
import type { Bench } from './bench.ts';
import { importMade, uploadMade } from './memory/import-made.ts';
import { freePort } from './start-product.ts';

const entries = 20_000;
const load = { people: 3, segmentsEach: 20, workPauseMs: 1_000 };

/** A backup that is written while people work, restored into an empty database, and compared with a backup of that. */
export const backupUnderLoad: Bench = {
  name: 'backupUnderLoad',
  isLong: true,
  meanings: {
    rows: {
      meaning: 'Rows in the backup of a database with a memory of 20,000 entries, while six writers go on',
    },
    megabytes: { meaning: 'Size of that backup, with its files' },
    backupSeconds: { meaning: 'Seconds to write it and to read it back' },
    restoreSeconds: {
      meaning: 'Seconds to restore it into an empty database and folder, and to compare every table',
    },
    differingTables: { meaning: 'Tables that differ in a backup of the restored database', bound: '0' },
  },
  async measure(root) {
    const installation = await startInstallation(root, await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'transloom-backup-'));
    const run = (args: readonly string[], dataDir: string, databaseUrl: string) =>
      timed(root, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      await installation.ready();
      const { address, dataDir, databaseUrl } = installation;
      await importMade(await uploadMade(overWire(address), address, entries));
      const people = await startLoad(address, load);
      const [first, second] = [join(folder, 'first'), join(folder, 'second')];
      const backupSeconds = await run(['backup', '--out', first], dataDir, databaseUrl);
      await people.stop();
      const emptyUrl = await emptyDatabase(databaseUrl);
      const emptyDir = join(folder, 'data');
      const restoreSeconds = await run(['restore', '--from', first], emptyDir, emptyUrl);
      await run(['backup', '--out', second], emptyDir, emptyUrl);
      const [before, after] = [tablesOf(first), tablesOf(second)];
      return {
        rows: [...before.values()].reduce((sum, { rows }) => sum + rows, 0),
        megabytes: Math.round(bytesOf(first) / 1e5) / 10,
        backupSeconds,
        restoreSeconds,
        differingTables: [...before].filter(([name, { hash }]) => after.get(name)?.hash !== hash).length,
      };
    } finally {
      await installation.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function timed(root: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  const started = performance.now();
  const command = [join(root, 'cli/src/main.ts'), ...args];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  });
  return Math.round((performance.now() - started) / 100) / 10;
}

async function emptyDatabase(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = 'restored';
  return url.href;
}

function tablesOf(folder: string): ReadonlyMap<string, { readonly rows: number; readonly hash: string }> {
  const { tables } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    tables: readonly { readonly name: string; readonly rows: number; readonly hash: string }[];
  };
  return new Map(tables.map((table) => [table.name, table]));
}

function bytesOf(folder: string): number {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return found.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
