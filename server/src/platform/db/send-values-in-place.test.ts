import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { openDatabase } from './open-database.ts';

const { url } = await createTestDatabase();
const database = openDatabase({ url, connections: 1, log: silentLog });
afterAll(() => database.close());

const ask = <Row>(query: ReturnType<typeof sql<Row>>) =>
  database.systemTransaction(async (db) => (await query.execute(db)).rows);

test.each([10, 64 * 1024, 5 * 1024 * 1024])(
  'values of %i bytes arrive beside others as they are',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, i) => i % 251));
    const text = '字'.repeat(size / 3);
    const day = new Date('2026-02-03T04:05:06Z');
    const [row] = await ask<{ bytes: Buffer }>(sql`
    select ${bytes}::bytea as bytes, ${text}::text as text, ${null}::text as nothing, ${7}::int as number,
      ${['a', 'b,"c']}::text[] as list, ${day}::timestamptz as day, ${''}::text as empty`);
    const { bytes: returned, ...others } = row ?? { bytes: undefined };
    expect(returned?.equals(bytes)).toBe(true);
    expect(others).toEqual({ text, nothing: null, number: 7, list: ['a', 'b,"c'], day, empty: '' });
  },
);

test('a statement that fails on large values leaves its connection usable', async () => {
  const text = 'x'.repeat(1024 * 1024);
  await expect(ask(sql`select ${text}::int`)).rejects.toThrow('invalid input syntax');
  expect(await ask(sql`select length(${text}::text) as length`)).toEqual([{ length: 1024 * 1024 }]);
});
