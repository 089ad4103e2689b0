import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { runSql } from '../../testing/database-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import type { Db } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { asSystem, openDatabase } from './open-database.ts';

const { url } = await createTestDatabase();
await runSql(
  url,
  `create table parcel (parcel_id uuid primary key, organization_id uuid not null, label text not null,
     details jsonb, weight bigint not null default 0);
   call protect_tenant_table('parcel');`,
);
const database = openDatabase({ url, connections: 5, log: silentLog });
afterAll(() => database.close());

const actor = () => ({ userId: randomUUID(), organizationId: randomUUID() });
const labels = async (db: Db) =>
  (await sql<{ label: string }>`select label from parcel order by label`.execute(db)).rows.map(
    (row) => row.label,
  );
const add = (db: Db, organizationId: string, label: string) =>
  sql`insert into parcel values (${randomUUID()}, ${organizationId}, ${label})`.execute(db);

// Z04
test('an actor sees the rows of the own organisation alone', async () => {
  const [a, b] = [actor(), actor()];
  await database.organizationTransaction(a, (db) => add(db, a.organizationId, 'of a'));
  await database.organizationTransaction(b, (db) => add(db, b.organizationId, 'of b'));
  expect(await database.organizationTransaction(a, labels)).toEqual(['of a']);
  expect(await database.systemTransaction(labels)).toEqual(expect.arrayContaining(['of a', 'of b']));
});

test('an actor cannot write, change or delete rows of another organisation', async () => {
  const [a, b] = [actor(), actor()];
  await database.organizationTransaction(b, (db) => add(db, b.organizationId, 'kept'));
  const asA = <Result>(work: (db: Db) => Promise<Result>) => database.organizationTransaction(a, work);
  await expect(asA((db) => add(db, b.organizationId, 'smuggled'))).rejects.toThrow('row-level security');
  await asA((db) => sql`update parcel set label = 'taken'`.execute(db));
  await asA((db) => sql`delete from parcel`.execute(db));
  expect(await database.organizationTransaction(b, labels)).toEqual(['kept']);
});

test('a statement that takes no role finds nothing', async () => {
  const owner = actor();
  await database.organizationTransaction(owner, (db) => add(db, owner.organizationId, 'hidden'));
  await expect(
    runSql(url, `do $$ begin if exists (select from parcel) then raise 'seen'; end if; end $$`),
  ).resolves.toBe(undefined);
});

test('work as the system ends with the work, also when it fails', async () => {
  const owner = actor();
  await database.organizationTransaction(owner, (db) => add(db, owner.organizationId, 'mine'));
  const seen = await database.organizationTransaction(actor(), async (db) => {
    const all = await asSystem(db, labels);
    await asSystem(db, () => Promise.reject(new Error('refused'))).catch(() => undefined);
    return { all, after: await labels(db) };
  });
  expect(seen.all).toContain('mine');
  expect(seen.after).toEqual([]);
});

test('keys inside of documents stay as they are, and big integers are numbers', async () => {
  const owner = actor();
  const rows = await database.organizationTransaction(owner, async (db) => {
    await sql`insert into parcel values (${randomUUID()}, ${owner.organizationId}, 'x', '{"snake_case":{"a_b":1}}', 7000000000)`.execute(
      db,
    );
    return (await sql`select details, weight, parcel_id is not null as has_id from parcel`.execute(db)).rows;
  });
  expect(rows).toEqual([{ details: { snake_case: { a_b: 1 } }, weight: 7_000_000_000, hasId: true }]);
});

test('runs again what lost against another transaction, three times at most', async () => {
  const conflict = (db: Db) => sql`do $$ begin raise sqlstate '40001'; end $$`.execute(db);
  let runs = 0;
  const result = await database.systemTransaction(async (db) => {
    runs += 1;
    if (runs < 3) await conflict(db);
    return 'done';
  });
  expect([result, runs]).toEqual(['done', 3]);
  const endless = vi.fn(conflict);
  await expect(database.systemTransaction(endless)).rejects.toMatchObject({ code: '40001' });
  expect(endless).toHaveBeenCalledTimes(3);
});

test('statements that are asked for at once run in their order, and fail with the first that fails', async () => {
  const owner = actor();
  const addTo = (db: Db, label: string) => add(db, owner.organizationId, label);
  await database.organizationTransaction(owner, async (db) => {
    const [, before, , after] = await Promise.all([
      addTo(db, 'first'),
      labels(db),
      addTo(db, 'second'),
      labels(db),
    ]);
    expect([before, after]).toEqual([['first'], ['first', 'second']]);
  });
  const failing = database.organizationTransaction(owner, (db) =>
    Promise.all([addTo(db, 'third'), sql`select 1 / 0`.execute(db), addTo(db, 'fourth')]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await database.organizationTransaction(owner, labels)).toEqual(['first', 'second']);
});

test('what is asked for when a transaction has ended is refused', async () => {
  const owner = actor();
  let late: Db | undefined;
  await database.organizationTransaction(owner, async (db) => {
    late = db;
  });
  await expect(labels(late as unknown as Db)).rejects.toThrow(/has ended|already/);
  let asked: Promise<unknown> | undefined;
  const failed = database.organizationTransaction(owner, async (db) => {
    const refusal = Promise.reject(new Error('refused'));
    asked = refusal.catch(() => wait(10)).then(() => add(db, owner.organizationId, 'late'));
    asked.catch(() => undefined);
    await refusal;
  });
  await expect(failed).rejects.toThrow('refused');
  await expect(asked).rejects.toThrow(/has ended|already/);
});

test('who reads sees one moment, and changes nothing', async () => {
  const owner = actor();
  const seen = await database.organizationTransaction(
    owner,
    async (db) => {
      const before = await labels(db);
      await database.organizationTransaction(owner, (other) => add(other, owner.organizationId, 'new'));
      return [before, await labels(db)];
    },
    'read',
  );
  expect(seen).toEqual([[], []]);
  const change = (db: Db) => add(db, owner.organizationId, 'smuggled');
  await expect(database.organizationTransaction(owner, change, 'read')).rejects.toThrow('read-only');
  await expect(database.systemTransaction(change, 'read')).rejects.toThrow('read-only');
  expect(await database.organizationTransaction(owner, labels)).toEqual(['new']);
});

test('nobody waits for the end of a transaction that read, and the next one on its connection begins behind it', async () => {
  const one = openDatabase({ url, connections: 1, log: silentLog });
  onTestFinished(() => one.close());
  const owner = actor();
  const rounds = Array.from({ length: 20 }, async (_, i) => {
    await one.organizationTransaction(owner, labels, 'read');
    await one.organizationTransaction(owner, (db) => add(db, owner.organizationId, `of ${i}`));
  });
  await Promise.all(rounds);
  expect(await one.organizationTransaction(owner, labels, 'read')).toHaveLength(20);
});

test('says that the database is gone, and works within seconds of its return', async () => {
  const target = new URL(url);
  const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
  target.port = String(proxy.port);
  target.hostname = '127.0.0.1';
  const remote = openDatabase({ url: target.href, connections: 3, log: silentLog });
  onTestFinished(async () => {
    await remote.close();
    await proxy.cut();
  });
  await remote.systemTransaction(labels);
  const caught = remote
    .systemTransaction((db) => sql`select pg_sleep(30)`.execute(db))
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(remote.connections().idle).toBe(0));
  await proxy.cut();
  expect(await caught).toBeInstanceOf(DatabaseUnavailable);
  await expect(remote.systemTransaction(labels)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await proxy.mend();
  await expect(remote.systemTransaction(labels)).resolves.toBeInstanceOf(Array);
});
