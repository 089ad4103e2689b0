import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { openDatabase } from './open-database.ts';
import { largeValuesGiven, sendValuesInPlace } from './send-values-in-place.ts';

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

/** A connection that takes the parts of a write one by one, on request. */
function slowConnection() {
  const pieces: (() => void)[] = [];
  const stream = new Writable({ write: (_piece, _encoding, done) => void pieces.push(done) });
  const connection = { stream, bind: vi.fn() } as unknown as Client['connection'];
  sendValuesInPlace({ connection });
  const take = async () => {
    pieces.shift()?.();
    await nextTurn();
    return pieces.length > 0;
  };
  return { connection, take };
}

const largeStatement = { values: [Buffer.alloc(1024 * 1024), Buffer.alloc(1024 * 1024)] };

test('large values are given when the last piece of them is taken', async () => {
  const { connection, take } = slowConnection();
  connection.bind(largeStatement, false);
  const given = vi.fn();
  const waiting = largeValuesGiven().then(given);
  while (await take()) expect(given).not.toHaveBeenCalled();
  await waiting;
});

test('what a lost connection was not given is not waited for', async () => {
  const server = createServer((socket) => socket.pause()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stream = createConnection(port, '127.0.0.1').on('error', () => undefined);
  const connection = { stream, bind: vi.fn() } as unknown as Client['connection'];
  sendValuesInPlace({ connection });
  connection.bind({ values: [Buffer.alloc(64 * 1024 * 1024)] }, false);
  const given = vi.fn();
  const waiting = largeValuesGiven().then(given);
  await once(stream, 'connect');
  expect(given).not.toHaveBeenCalled();
  stream.destroy(new Error('lost'));
  await waiting;
  server.close();
});
