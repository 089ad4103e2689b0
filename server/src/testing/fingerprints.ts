import { sql } from 'kysely';
import type { Organization } from './mirror-world.ts';
import type { PeopleServer } from './people-server.ts';

/** A word that changes with any row of the organisation or of its user, by table. */
export function fingerprints(
  server: PeopleServer,
  { member }: Organization,
): Promise<Readonly<Record<string, string>>> {
  return server.database.systemTransaction(async (db) => {
    const { rows: columns } = await sql<{ table: string; column: 'organization_id' | 'user_id' }>`
      select distinct on (table_name) table_name as "table", column_name as "column"
      from information_schema.columns where table_schema = 'public' and column_name in ('organization_id', 'user_id')
      order by table_name, column_name`.execute(db);
    const found: Record<string, string> = {};
    for (const { table, column } of columns) {
      const owner = column === 'organization_id' ? member.organizationId : member.userId;
      const { rows } = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${owner}`.execute(db);
      found[table] = rows[0]?.hash ?? '';
    }
    return found;
  });
}
