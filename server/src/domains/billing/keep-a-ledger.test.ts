import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { createEmptyDatabase } from '../../testing/database.ts';

const migration = '0530_keep_a_ledger.sql';
const organization = '0190d3a0-0000-7000-8000-000000000001';
const user = '0190d3a0-0000-7000-8000-000000000002';
const document = '0190d3a0-0000-7000-8000-000000000003';

test('what was used before there was a ledger opens it, and lost holds are free again', async () => {
  const { url } = await createEmptyDatabase();
  const all = readMigrations(join(import.meta.dirname, '../../../migrations'));
  await migrate(
    url,
    all.filter(({ name }) => name < migration),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const asSystem = async (statement: string) => {
    await client.query('begin');
    await client.query('set local role transloom_system');
    const { rows } = await client.query(statement);
    await client.query('commit');
    return rows;
  };
  const used = `'${organization}', '${user}', 'api', 'engine'`;
  await asSystem(`
    insert into character_usage (id, organization_id, user_id, module, engine_key, characters, used_at, cost_micros, currency, document_id)
    values (gen_random_uuid(), ${used}, 70, '2026-01-05Z', 30, 'CNY', '${document}'),
      (gen_random_uuid(), ${used}, 5, '2026-02-05Z', null, null, null),
      (gen_random_uuid(), ${used}, 0, '2026-02-05Z', 4, 'USD', null)`);
  await asSystem(`
    insert into character_hold (id, organization_id, user_id, module, engine_key, characters, created_at, expires_at, shared)
    values (gen_random_uuid(), ${used}, 40, '2026-02-05Z', '2026-02-05T00:15Z', true)`);
  await asSystem(`insert into shared_engine_use values ('engine', '2026-02-01Z', 100)`);
  await migrate(url, all);
  const sums = await asSystem(`
    select unit, account, sum(amount)::int as amount from ledger_entry group by 1, 2 order by 1, 2`);
  expect(sums).toEqual([
    { unit: 'CNY', account: 'outside', amount: -30 },
    { unit: 'CNY', account: 'used', amount: 30 },
    { unit: 'USD', account: 'outside', amount: -4 },
    { unit: 'USD', account: 'used', amount: 4 },
    { unit: 'characters', account: 'outside', amount: -75 },
    { unit: 'characters', account: 'used', amount: 75 },
  ]);
  expect(await asSystem('select * from ledger_defects')).toEqual([]);
  expect(await asSystem('select characters::int from shared_engine_use')).toEqual([{ characters: 60 }]);
  expect(await asSystem('select object_kind, object_id from quota_use where object_id is not null')).toEqual([
    { object_kind: 'document', object_id: document },
  ]);
});
