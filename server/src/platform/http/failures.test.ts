import { randomUUID } from 'node:crypto';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { idSchema } from '@transloom/contracts/fields';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { runSql } from '../../testing/database-server.ts';
import { greet, testRoutes } from '../../testing/test-endpoints.ts';
import { testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../logging/create-log.ts';
import { route } from './route.ts';

const fail = defineEndpoint({
  method: 'POST',
  path: '/api/test/fail',
  access: 'signed-in',
  summary: 'Fail in a way',
  input: z.object({ way: z.string(), id: idSchema.optional() }),
  output: z.object({ known: z.string() }).nullable(),
});

const lines: string[] = [];
const log = createLog({ level: 'info', write: (line) => lines.push(line) });
afterEach(() => void lines.splice(0));

const ways: Record<string, () => unknown> = {
  bug: () => {
    throw new Error('secret detail');
  },
  notice: () => {
    throw new AppError('notice.shown', { title: 'Maintenance' });
  },
  outdated: () => {
    throw new AppError('page.outdated');
  },
  task: () => {
    throw new AppError('task.unavailable');
  },
  pretranslated: () => {
    throw new AppError('document.not-pretranslated');
  },
  frequent: () => {
    throw new AppError('request.too-frequent', { seconds: 7 });
  },
  full: () => {
    throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  },
  output: () => ({ unknown: 1 }),
  extra: () => ({ known: 'yes', passwordHash: 'leak' }),
};

const server = await testServer({
  routes: [
    ...testRoutes,
    route(fail, async ({ db, afterCommit }, { way, id }) => {
      await sql`insert into note values (${id ?? randomUUID()})`.execute(db);
      afterCommit(() => void lines.push('committed'));
      return (ways[way]?.() ?? null) as { known: string } | null;
    }),
  ],
  log,
});
await runSql(server.url, 'create table note (id uuid); grant all on note to transloom_app');
const user = await server.signInAs('SUPER_ADMIN');

const noteExists = async (id: string) => {
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql`select from note where id = ${id}`.execute(db),
  );
  return rows.length > 0;
};

test.each([
  ['notice', 200, 222, 'Maintenance'],
  ['outdated', 409, 555, 'This page is out of date'],
  ['task', 409, 556, 'task'],
  ['pretranslated', 409, 59574, ''],
])('carries the body code of %s', async (way, http, status, message) => {
  const answer = await callAs(server, user, fail, { way });
  expect(answer).toMatchObject({ http, status, data: null });
  expect(answer.message).toContain(message);
});

test('says when to come back', async () => {
  const answer = await callAs(server, user, fail, { way: 'frequent' });
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.http).toBe(429);
});

// Rule P8.15 of the specification.
test('tells nothing of a bug but an id that the log knows', async () => {
  const answer = await callAs(server, user, fail, { way: 'bug' });
  expect(answer).toMatchObject({
    http: 500,
    code: 'server.unexpected',
    requestId: answer.headers['x-request-id'],
  });
  expect(JSON.stringify(answer)).not.toContain('secret detail');
  const line = lines.find((text) => text.includes('secret detail'));
  expect(line).toContain(answer.requestId);
});

test.each([
  ['bug', false],
  ['notice', false],
  ['output', false],
  ['nothing', true],
])('after %s the rows are kept: %s', async (way, kept) => {
  const id = randomUUID();
  await callAs(server, user, fail, { way, id });
  expect(await noteExists(id)).toBe(kept);
  expect(lines.includes('committed')).toBe(kept);
});

test('answers only what the contract names', async () => {
  const answer = await callAs(server, user, fail, { way: 'extra' });
  expect(answer.data).toEqual({ known: 'yes' });
});

test('logs each call once, by pattern, without what is secret', async () => {
  await callAs(server, user, greet, { name: 'private-name' });
  const answered = lines.filter((line) => line.includes('answered'));
  expect(answered).toHaveLength(1);
  expect(JSON.parse(answered[0] ?? '')).toMatchObject({
    route: '/api/test/:name/greetings',
    userId: user.userId,
  });
  expect(lines.join()).not.toMatch(new RegExp(`private-name|${user.csrfToken}|${user.cookie.slice(4)}`));
});

// R12: a full disk is reported as such, also if PostgreSQL meets it while saving.
test('a full disk is a refusal with its own words, and nothing of the system in them', async () => {
  const answer = await callAs(server, user, fail, { way: 'full' });
  expect(answer).toMatchObject({
    http: 507,
    code: 'server.disk-full',
    message: expect.stringContaining('disk'),
  });
  expect(JSON.stringify(answer)).not.toContain('extend file');
});
