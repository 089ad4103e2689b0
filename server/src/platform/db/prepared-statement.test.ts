import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { runSql } from '../../testing/database-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Db } from './database.ts';
import { openDatabase } from './open-database.ts';
import { executePrepared, preparedStatement } from './prepared-statement.ts';

const { url } = await createTestDatabase();
await runSql(
  url,
  `create table parcel (parcel_id uuid primary key, organization_id uuid not null);
   call protect_tenant_table('parcel');`,
);
const database = openDatabase({ url, connections: 1, log: silentLog });
afterAll(() => database.close());

async function timesParsed(db: Db, text: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.filter(({ statement }) => statement.includes(text)).length;
}

test('is kept by its connection, and given other values each time', async () => {
  const sums = preparedStatement(
    (_, first: number, second: number) =>
      sql<{ sum: number; first: number }>`
      select ${second}::int + ${first}::int + ${100}::int as sum, ${first}::int as first`,
  );
  const sumOf = (first: number, second: number) =>
    database.systemTransaction((db) => sums(db, first, second));
  expect(await sumOf(1, 2)).toEqual([{ sum: 103, first: 1 }]);
  expect(await sumOf(5, 7)).toEqual([{ sum: 112, first: 5 }]);
  expect(await database.systemTransaction((db) => timesParsed(db, 'as sum'))).toBe(1);
});

test('that is put together each time is kept, too', async () => {
  const tripled = (number: number) =>
    database.systemTransaction((db) =>
      executePrepared(db, sql<{ tripled: number }>`select ${number}::int * 3 as tripled`),
    );
  expect([await tripled(1), await tripled(2)]).toEqual([[{ tripled: 3 }], [{ tripled: 6 }]]);
  expect(await database.systemTransaction((db) => timesParsed(db, 'as tripled'))).toBe(1);
});

test('takes lists, bytes, times and null as other statements do', async () => {
  const same = preparedStatement(
    (_, list: readonly string[], bytes: Buffer, time: Date, nothing: string | null) =>
      sql`select ${list}::text[] as list, ${bytes}::bytea as bytes, ${time}::timestamptz as time, ${nothing}::text as nothing`,
  );
  const values = [['a', 'b,"c'], Buffer.from([0, 255]), new Date('2026-02-03T04:05:06Z'), null] as const;
  const [list, bytes, time, nothing] = values;
  expect(await database.systemTransaction((db) => same(db, ...values))).toEqual([
    { list, bytes, time, nothing },
  ]);
});

test('is made of a query of the builder, too, with columns in camel case', async () => {
  const numbers = preparedStatement((db, number: number) =>
    db.selectNoFrom(sql<number>`${number}::int`.as('wholeNumber')),
  );
  expect(await database.systemTransaction((db) => numbers(db, 7))).toEqual([{ wholeNumber: 7 }]);
});

test('shows each organization its own rows, whoever asked before on the connection', async () => {
  const parcels = preparedStatement(
    (_, least: number) => sql<{ owner: string }>`
      select organization_id as owner from parcel where ${least}::int < 1`,
  );
  const somebody = () => ({ userId: randomUUID(), organizationId: randomUUID() });
  const [a, b] = [somebody(), somebody()];
  const everybody = [{ owner: a.organizationId }, { owner: b.organizationId }];
  for (const { organizationId } of [a, b])
    await database.systemTransaction((db) =>
      sql`insert into parcel values (${randomUUID()}, ${organizationId})`.execute(db),
    );
  // More often than it takes for one plan to be made for all.
  for (let time = 0; time < 8; time++) {
    for (const actor of [a, b]) {
      const seen = await database.organizationTransaction(actor, (db) => parcels(db, 0));
      expect(seen).toEqual([{ owner: actor.organizationId }]);
    }
    expect(await database.systemTransaction((db) => parcels(db, 0))).toEqual(
      expect.arrayContaining(everybody),
    );
  }
});

test('that failed answers when it is asked again', async () => {
  const divided = preparedStatement(
    (_, by: number) => sql<{ share: number }>`select 6 / ${by}::int as share`,
  );
  const ask = (by: number) => database.systemTransaction((db) => divided(db, by));
  await expect(ask(0)).rejects.toThrow('division by zero');
  expect(await ask(2)).toEqual([{ share: 3 }]);
  await expect(ask(0)).rejects.toThrow('division by zero');
  expect(await ask(3)).toEqual([{ share: 2 }]);
});

test('asked first where the transaction has failed already does not spoil the connection', async () => {
  const one = preparedStatement((_, number: number) => sql<{ one: number }>`select ${number}::int as one`);
  const failed = database.systemTransaction(async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
    return one(db, 1);
  });
  await expect(failed).rejects.toThrow('current transaction is aborted');
  expect(await database.systemTransaction((db) => one(db, 1))).toEqual([{ one: 1 }]);
});

test('is prepared anew where it was sent behind a statement that failed', async () => {
  const squared = preparedStatement(
    (_, number: number) => sql<{ square: number }>`select ${number}::int ^ 2 as square`,
  );
  const failing = database.systemTransaction((db) =>
    Promise.all([sql`select 1 / 0`.execute(db), squared(db, 2), squared(db, 3)]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await database.systemTransaction((db) => squared(db, 4))).toEqual([{ square: 16 }]);
});
