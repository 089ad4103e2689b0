import { defineEndpoint } from '@transloom/contracts/endpoint';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { testServer } from '../../testing/test-server.ts';
import type { Db } from '../db/database.ts';
import { route } from './route.ts';

const endpoint = {
  access: 'signed-in',
  summary: 'What is seen before and after a commit of others',
} as const;
const moments = { input: z.object({}), output: z.object({ same: z.boolean() }) };
const read = defineEndpoint({ ...endpoint, ...moments, method: 'GET', path: '/api/test/moments' });
const change = defineEndpoint({ ...endpoint, ...moments, method: 'POST', path: '/api/test/moments' });

const seen = async (db: Db) =>
  (await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(db)).rows[0]?.moment;

async function lookTwice({ db }: { readonly db: Db }) {
  const before = await seen(db);
  await server.database.systemTransaction((other) => sql`select pg_current_xact_id()`.execute(other));
  return { same: before === (await seen(db)) };
}

const server = await testServer({ routes: [route(read, lookTwice), route(change, lookTwice)] });
const user = await server.signInAs('PROJECT_MANAGER');

test('what is read together was so at one moment, and who changes something sees the latest', async () => {
  expect((await callAs(server, user, read, {})).data).toEqual({ same: true });
  expect((await callAs(server, user, change, {})).data).toEqual({ same: false });
});
