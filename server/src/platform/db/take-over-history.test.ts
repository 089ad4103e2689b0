import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { readBaseline } from './take-over-history.ts';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const projectBaseline = readBaseline(migrationsFolder);

const none = { by: [], replaced: {} };
const oldFiles = [
  { name: '0001_create_word.sql', sql: 'create table word (text text)' },
  { name: '0002_weigh_words.sql', sql: 'alter table word add weight integer' },
];
const squashed = { name: '0001_create_word.sql', sql: 'create table word (text text, weight integer)' };
const later = { name: '0500_fill_word.sql', sql: `insert into word values ('later', 1)` };

async function ask(url: string, query: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

const history = (url: string) => ask(url, 'select name, sha256 from schema_migration order by name');

/** A database that ran these files, and the baseline that squashes both old ones. */
async function oldDatabase(files = oldFiles) {
  const { url } = await createEmptyDatabase();
  await migrate(url, oldFiles, none);
  const rows = (await history(url)) as { name: string; sha256: string }[];
  const baseline = {
    by: [squashed.name],
    replaced: Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256])),
  };
  if (files === oldFiles) return { url, baseline };
  const partial = await createEmptyDatabase();
  await migrate(partial.url, files, none);
  return { url: partial.url, baseline };
}

test('takes over a database that ran all squashed files, and runs nothing', async () => {
  const { url, baseline } = await oldDatabase();
  await ask(url, `insert into word values ('kept', 2)`);
  expect(await migrate(url, [squashed], baseline)).toEqual([]);
  expect(await ask(url, 'select text, weight from word')).toEqual([{ text: 'kept', weight: 2 }]);

  const fresh = await createEmptyDatabase();
  await migrate(fresh.url, [squashed], baseline);
  expect(await history(url)).toEqual(await history(fresh.url));
  expect(await migrate(url, [squashed], baseline)).toEqual([]);
});

test('runs later files as usual after taking over, and keeps those that ran before', async () => {
  const waiting = await oldDatabase();
  expect(await migrate(waiting.url, [squashed, later], waiting.baseline)).toEqual([later.name]);
  expect(await ask(waiting.url, 'select text from word')).toEqual([{ text: 'later' }]);

  const { url, baseline } = await oldDatabase();
  await migrate(url, [...oldFiles, later], none);
  expect(await migrate(url, [squashed, later], baseline)).toEqual([]);
  expect(await ask(url, 'select text from word')).toEqual([{ text: 'later' }]);
});

test('refuses a database that ran only some of the squashed files, and changes nothing', async () => {
  const { url, baseline } = await oldDatabase(oldFiles.slice(0, 1));
  const before = await history(url);
  await expect(migrate(url, [squashed], baseline)).rejects.toThrow(
    /0002_weigh_words\.sql has not run here; start the last version whose server\/migrations holds 0002_weigh/,
  );
  expect(await history(url)).toEqual(before);
});

test('refuses a squashed file that had been changed', async () => {
  const { url, baseline } = await oldDatabase();
  const changed = { ...baseline.replaced, [squashed.name]: 'another hash' };
  await expect(migrate(url, [squashed], { ...baseline, replaced: changed })).rejects.toThrow(
    /0001_create_word\.sql has not run here/,
  );
});

test('lets two processes that start at once take over once', async () => {
  const { url, baseline } = await oldDatabase();
  const runs = await Promise.all([1, 2].map(() => migrate(url, [squashed, later], baseline)));
  expect(runs.flat()).toEqual([later.name]);
  expect(await ask(url, 'select text from word')).toEqual([{ text: 'later' }]);
});

test('the baseline of the product names files that are there, and replaces files that are gone', () => {
  const present = new Map(readMigrations().map(({ name, sql }) => [name, sql]));
  expect(projectBaseline.by.filter((name) => !present.has(name))).toEqual([]);
  const gone = Object.keys(projectBaseline.replaced).filter((name) => !projectBaseline.by.includes(name));
  expect(gone.filter((name) => existsSync(join(migrationsFolder, name)))).toEqual([]);
});

test('takes over a database of the product with its own baseline', async () => {
  const { url } = await createEmptyDatabase();
  await migrate(url);
  const fresh = await history(url);
  const names = projectBaseline.by.map((name) => `'${name}'`);
  await ask(url, `delete from schema_migration where name in (${names.join(', ')})`);
  const rows = Object.entries(projectBaseline.replaced).map(([name, sha256]) => `('${name}', '${sha256}')`);
  await ask(url, `insert into schema_migration (name, sha256) values ${rows.join(', ')}`);
  expect(await migrate(url)).toEqual([]);
  expect(await history(url)).toEqual(fresh);
});
