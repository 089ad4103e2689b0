import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { runSql } from '../../testing/database-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const { url } = await createTestDatabase();
const database = openDatabase({ url, connections: 10, log: silentLog });
afterAll(() => database.close());

const now = () => new Date('2030-01-01T08:00:00Z');

const record = (organizationId: string, way: string) =>
  database.systemTransaction((db) =>
    recordAudit({ db, now }, { organizationId, actorId: null, action: 'account.sign-in', details: { way } }),
  );
const verify = (organizationId: string) =>
  database.systemTransaction((db) => verifyAudit(db, organizationId));

/** What only somebody could do who owns the database. */
const tamper = (statement: string) =>
  runSql(
    url,
    `alter table audit_entry no force row level security; alter table audit_entry disable trigger user;
     ${statement};
     alter table audit_entry enable trigger user; alter table audit_entry force row level security`,
  );

async function trail(entries: number): Promise<string> {
  const organizationId = randomUUID();
  for (let index = 0; index < entries; index += 1) await record(organizationId, `way ${index}`);
  return organizationId;
}

test('chains the entries of many writers at once', async () => {
  const organizationId = randomUUID();
  await Promise.all(Array.from({ length: 8 }, (_, index) => record(organizationId, `way ${index}`)));
  expect(await verify(organizationId)).toEqual({ intact: true });
});

test('an actor adds to the own trail alone', async () => {
  const actor = { userId: randomUUID(), organizationId: randomUUID() };
  const add = (organizationId: string) =>
    database.organizationTransaction(actor, (db) =>
      recordAudit({ db, now }, { organizationId, actorId: actor.userId, action: 'account.sign-out' }),
    );
  await add(actor.organizationId);
  await expect(add(randomUUID())).rejects.toThrow('row-level security');
});

test.each(['update audit_entry set action = $$forged$$', 'delete from audit_entry', 'truncate audit_entry'])(
  'refuses to %s',
  async (statement) => {
    const organizationId = await trail(1);
    const change = database.systemTransaction((db) => sql.raw(statement).execute(db));
    await expect(change).rejects.toThrow(/permission denied/);
    await expect(
      runSql(url, `alter table audit_entry no force row level security; ${statement}`),
    ).rejects.toThrow('never changed');
    expect(await verify(organizationId)).toEqual({ intact: true });
  },
);

test.each([
  [
    'a changed entry',
    (id: string) =>
      `update audit_entry set details = '{"way":"other"}' where organization_id = '${id}' and place = 2`,
    2,
  ],
  [
    'a moved time',
    (id: string) =>
      `update audit_entry set occurred_at = occurred_at - interval '1 day' where organization_id = '${id}' and place = 3`,
    3,
  ],
  [
    'a lost entry',
    (id: string) => `delete from audit_entry where organization_id = '${id}' and place = 2`,
    3,
  ],
  [
    'a lost beginning',
    (id: string) => `delete from audit_entry where organization_id = '${id}' and place = 1`,
    2,
  ],
])('shows %s', async (_, statement, firstBreak) => {
  const organizationId = await trail(4);
  await tamper(statement(organizationId));
  expect(await verify(organizationId)).toEqual({ intact: false, firstBreak });
});
