import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Organization } from './mirror-world.ts';
import type { Member, PeopleServer } from './people-server.ts';

/** A word that changes with any row of the organisation or of its user, by table. */
export function fingerprints(
  server: PeopleServer,
  { member }: Organization,
): Promise<Readonly<Record<string, string>>> {
  return server.database.systemTransaction(async (db) => {
    const tables = await ownedTables(db);
    const { rows } = await sql<{ table: string; hash: string }>`${sql.join(
      tables.map((table) => fingerprint(table, member)),
      sql` union all `,
    )}`.execute(db);
    return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]));
  });
}

interface OwnedTable {
  readonly table: string;
  /** The organisation's where it has both. */
  readonly column: 'organization_id' | 'user_id';
}

/** From the catalogue itself: the view of it that the standard knows asks for every right. */
async function ownedTables(db: Db): Promise<readonly OwnedTable[]> {
  const { rows } = await sql<OwnedTable>`
    select distinct on (relname) relname as "table", attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and attname in ('organization_id', 'user_id') and not attisdropped
    order by relname, attname`.execute(db);
  return rows;
}

function fingerprint({ table, column }: OwnedTable, { organizationId, userId }: Member) {
  const owner = column === 'organization_id' ? organizationId : userId;
  return sql`
    select ${table}::text as "table", md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
    from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${owner}`;
}
