import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import {
  booleanColumn,
  bytesColumn,
  integerColumn,
  integersColumn,
  jsonColumn,
  textColumn,
  timeColumn,
  uuidColumn,
} from './column-types.ts';
import { openDatabase } from './open-database.ts';
import { rowsStatement } from './rows-statement.ts';
import { type Columns, rowBuffer, selectRows } from './select-rows.ts';

const { url } = await createTestDatabase();
const database = openDatabase({ url, connections: 1, log: silentLog });
afterAll(() => database.close());

const columns: Columns<Row> = {
  id: uuidColumn,
  someText: textColumn,
  kept: jsonColumn,
  bytes: bytesColumn,
  number: integerColumn,
  sure: booleanColumn,
  at: timeColumn,
  list: integersColumn,
};

interface Row {
  readonly id: string;
  readonly someText: string | null;
  readonly kept: object | null;
  readonly bytes: Buffer | null;
  readonly number: number | null;
  readonly sure: boolean | null;
  readonly at: Date | null;
  readonly list: readonly number[];
}

const full: Row = {
  id: '0190f5fe-7c00-7a00-8abc-0123456789ab',
  someText: 'a "b", {c} \\ NULL\n译梭 🧵',
  kept: { language: 'zh-CN', notes: [{ text: '"' }] },
  bytes: Buffer.from([0, 1, 255]),
  number: -2_147_483_648,
  sure: true,
  at: new Date('2026-11-22T10:11:12.345Z'),
  list: [3, -1, 2_147_483_647],
};
const old: Row = {
  ...full,
  number: 7,
  sure: false,
  at: new Date('1969-12-31T23:59:59.999Z'),
  someText: '',
  list: [],
};
const bare: Row = { ...full, someText: null, kept: null, bytes: null, number: null, sure: null, at: null };

async function selected(rows: readonly Row[]): Promise<readonly Row[]> {
  const found = await database.systemTransaction((db) => sql<Row>`${selectRows(rows, columns)}`.execute(db));
  return found.rows;
}

const withMore = rowsStatement(
  columns,
  (rows, more: number) =>
    sql<Row & { more: number }>`select rows.*, ${more}::integer as more from (${rows}) rows`,
);

test.each([
  ['rows of every type', [full, old]],
  ['rows with nothing in them', [bare, full, bare]],
  ['a single row', [full]],
  ['a single row with nothing in it', [bare]],
  ['equal rows', [full, full, full]],
  ['columns with nothing in them', [bare, { ...bare, id: '00000000-0000-4000-8000-00000000000F' }]],
])('%s come back as they were', async (_what, rows) => {
  const lower = rows.map((row) => ({ ...row, id: row.id.toLowerCase() }));
  expect(await selected(rows)).toEqual(lower);
  for (const more of [1, 2]) {
    const found = await database.systemTransaction((db) => withMore(db, rows, more));
    expect(found).toEqual(lower.map((row) => ({ ...row, more })));
  }
});

test('some rows of many come back as they were, with other lists', async () => {
  const many = [full, bare, old, { ...full, number: 5 }, { ...old, list: [1] }];
  const buffer = rowBuffer(columns);
  for (const row of many) buffer.add(row);
  const some = buffer.at([1, 2, 4], { name: 'list', lists: [[7], [], [8, 9]] });
  const { rows } = await database.systemTransaction((db) => sql<Row>`${some.select()}`.execute(db));
  expect(rows).toEqual([
    { ...bare, list: [7] },
    { ...old, list: [] },
    { ...old, list: [8, 9] },
  ]);
});

test('what is written of texts is read again, those that are all the same as well', () => {
  const texts = ['one', '', null, '译梭 🧵', 'five'];
  const rows = rowBuffer<{ text: string | null; same: string }>({ text: textColumn, same: textColumn });
  for (const text of texts) rows.add({ text, same: 'same' });
  expect(rows.texts('text', [0, 1, 2, 3, 4])).toEqual(texts);
  expect(rows.texts('text', [1, 3])).toEqual(['', '译梭 🧵']);
  expect(rows.texts('same', [0, 4])).toEqual(['same', 'same']);
});
