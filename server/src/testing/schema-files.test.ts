import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { schemaFiles } from './schema-files.ts';

const { url } = await createTestDatabase();

async function ask<Row extends object>(query: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

test('the files that show the schema are those of the migrations (npm run generate)', async () => {
  for (const { path, text } of await schemaFiles(url)) {
    expect(readFileSync(path, 'utf8'), basename(path)).toBe(text);
  }
});

const tables = `select relname as name, relrowsecurity and relforcerowsecurity as protected,
    exists (select from pg_attribute where attrelid = c.oid and attname = 'organization_id'
      and has_table_privilege('transloom_app', c.oid, 'select')) as tenant
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

test('every table is protected by row-level security, also from its owner', async () => {
  const open = (await ask<{ name: string; protected: boolean }>(tables)).filter((table) => !table.protected);
  expect(open.map(({ name }) => name)).toEqual(['schema_migration']);
});

test('an application user is neither owner nor able to pass the policies', async () => {
  const query = `select rolsuper or rolbypassrls or rolcanlogin as strong from pg_roles where rolname like 'transloom\\_%app'`;
  expect(await ask(query)).toEqual([{ strong: false }]);
});

test('unique keys of organisation tables start with the organisation, so they tell nothing of others', async () => {
  const query = `select i.indexrelid::regclass::text as name from pg_index i join (${tables}) t on t.name = i.indrelid::regclass::text
    where t.tenant and i.indisunique and not i.indisprimary
      and (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0]) <> 'organization_id'`;
  const names = (await ask<{ name: string }>(query)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    // A domain signs in people of one organization. Only who runs its name server can find out that it is taken.
    'company_domain_verified',
    // The rest holds what the server or the payment service makes up, so nobody can try a value.
    'friend_code_code_key',
    'plan_period_of_order',
    'purchase_order_transaction_id_key',
    'quote_link_hash_key',
  ]);
});

test('views ask with the rights of who asks', async () => {
  const query = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    and not coalesce(reloptions @> array['security_invoker=true'], false)`;
  expect(await ask(query)).toEqual([]);
});
