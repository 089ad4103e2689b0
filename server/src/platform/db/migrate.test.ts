import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { migrate, readMigrations } from './migrate.ts';

const create = { name: '0001_create_word.sql', sql: 'create table word (text text)' };
const fill = { name: '0002_fill_word.sql', sql: `insert into word values ('a')` };

async function words(url: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select text from word');
  await client.end();
  return rows;
}

test('runs each file once, in order', async () => {
  const { url } = await createEmptyDatabase();
  expect(await migrate(url, [create])).toEqual([create.name]);
  expect(await migrate(url, [create, fill])).toEqual([fill.name]);
  expect(await migrate(url, [create, fill])).toEqual([]);
  expect(await words(url)).toEqual([{ text: 'a' }]);
});

test('runs a file that lands with a lower number than one that ran', async () => {
  const { url } = await createEmptyDatabase();
  const late = { name: '0003_fill_word.sql', sql: `insert into word values ('c')` };
  await migrate(url, [create, late]);
  expect(await migrate(url, [create, fill, late])).toEqual([fill.name]);
});

test('lets one of several processes run, and the others wait', async () => {
  const { url } = await createEmptyDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(url, [create, fill])));
  expect(runs.flat()).toEqual([create.name, fill.name]);
});

test('refuses a file that has changed, and one that is missing', async () => {
  const { url } = await createEmptyDatabase();
  await migrate(url, [create, fill]);
  await expect(migrate(url, [{ ...create, sql: 'select 1' }, fill])).rejects.toThrow(/0001.*has changed/);
  await expect(migrate(url, [create])).rejects.toThrow(/0002.*is missing/);
});

test('leaves nothing of a file that fails', async () => {
  const { url } = await createEmptyDatabase();
  const broken = { name: '0002_fill_word.sql', sql: `insert into word values ('half'); select nonsense` };
  await expect(migrate(url, [create, broken])).rejects.toThrow(/0002_fill_word.sql failed.*nonsense/);
  expect(await words(url)).toEqual([]);
});

test.each([
  [['0001_add_a.sql', '0001_add_b.sql'], '0001_add_b.sql has the number of another one'],
  [['first.sql'], 'first.sql should be named NNNN_verb_noun.sql'],
])('refuses the file names %j', (names, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(() => readMigrations(folder)).toThrow(message);
});
