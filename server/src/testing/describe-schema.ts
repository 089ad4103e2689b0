import type { Client } from 'pg';

/**
 * The migrated schema as SQL text, the same for the same schema: tables, constraints, indexes, policies, grants,
 * triggers and functions. For reading and comparing; a database is made by the migrations.
 */
export async function describeSchema(client: Client): Promise<string> {
  const list = async (query: string) =>
    (await client.query<{ text: string }>(query)).rows.map((row) => row.text);
  const tables = await client.query<{ name: string }>(tableNames);
  const parts = [...(await list(functions))];
  for (const { name } of tables.rows) {
    const columnsOfTable = await client.query<{ text: string }>(columns, [name]);
    const constraintsOfTable = await client.query<{ text: string }>(constraints, [name]);
    const lines = [...columnsOfTable.rows, ...constraintsOfTable.rows].map(({ text }) => `  ${text}`);
    const rest = await client.query<{ text: string }>(attachments, [name]);
    parts.push(
      [`create table ${name} (\n${lines.join(',\n')}\n);`, ...rest.rows.map(({ text }) => text)].join('\n'),
    );
  }
  return `-- Written by "npm run generate" from the migrations; do not edit.\n\n${parts.join('\n\n')}\n`;
}

const inPublic = (oid: string) => `
  ${oid} = 'public'::regnamespace`;

const functions = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n ') || ';' as text from pg_proc p
  where ${inPublic('p.pronamespace')} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, pg_get_function_identity_arguments(p.oid)`;

const tableNames = `
  select relname as name from pg_class c
  where ${inPublic('relnamespace')} and relkind in ('r', 'p') and relname <> 'schema_migration' order by 1`;

const columns = `
  select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity <> '' then ' generated always as identity'
       when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
       when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as text
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

const constraints = `
  select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = $1::text::regclass and contype in ('p', 'u', 'f', 'c', 'x')
  order by position(contype in 'pufcx'), conname`;

/** What stands outside of a table's parentheses, in the order of `place` and then of the text. */
const attachments = `
  select text from (
    select 1 as place, pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i
    where i.indrelid = $1::text::regclass and not exists (select from pg_constraint where conindid = i.indexrelid
      and contype in ('p', 'u', 'x'))
    union all
    select 2, format('alter table %s %s row level security;', relname, mode) from pg_class,
      unnest(array['enable', 'force'], array[relrowsecurity, relforcerowsecurity]) as security (mode, is_on)
    where pg_class.oid = $1::text::regclass and is_on
    union all
    select 3, format('create policy %s on %s for %s to %s', policyname, tablename, lower(cmd), array_to_string(roles, ', '))
      || coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '') || ';' from pg_policies
    where schemaname = 'public' and tablename = $1::text
    union all
    select 4, format('grant %s on %s to %s;', string_agg(lower(privilege_type), ', ' order by privilege_type), $1::text,
      grantee::regrole) from pg_class, aclexplode(relacl)
    where pg_class.oid = $1::text::regclass and grantee::regrole::text like 'transloom\\_%' group by grantee
    union all
    select 5, pg_get_triggerdef(oid) || ';' from pg_trigger where tgrelid = $1::text::regclass and not tgisinternal
  ) as attachment order by place, text collate "C"`;
