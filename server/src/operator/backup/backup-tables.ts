import type { Client } from 'pg';

/** A table that a backup holds. */
export interface BackupTable {
  /** `public.project` */
  readonly name: string;
  /** Columns that are stored; those that the database computes are left out. */
  readonly columns: readonly string[];
}

/** What is in a table, whatever the order of its rows. */
export interface TableContent {
  readonly rows: number;
  /** Sum of a hash of every row. */
  readonly hash: string;
}

/** The product's tables without the history of migrations, and of the queue the jobs, without which no job goes on. */
const tablesQuery = `
  select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and (table_schema = 'public' and table_name <> 'schema_migration'
      or table_schema = 'pgboss' and table_name = 'job_common')
  group by 1 order by 1`;

export async function listTables(client: Client): Promise<readonly BackupTable[]> {
  return (await client.query<BackupTable>(tablesQuery)).rows;
}

/** As text each row is written alike before and after, so that equal content has an equal hash. */
export async function contentOf(client: Client, table: BackupTable): Promise<TableContent> {
  const row = table.columns
    .map((column) => `coalesce(${quoted(column)}::text, '\\N')`)
    .join(` || E'\\t' || `);
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(${row}, 0)::numeric), 0)::text as hash from ${quotedTable(table)}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), hash: rows[0]?.hash ?? '0' };
}

export function quotedTable({ name }: Pick<BackupTable, 'name'>): string {
  return name.split('.').map(quoted).join('.');
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
