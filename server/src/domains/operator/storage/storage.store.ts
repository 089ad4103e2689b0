import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { patternOf } from '../../../platform/db/pattern-of.ts';

/** Reads across all organizations; every function here needs a transaction of the system. */

interface Amount {
  readonly files: number;
  readonly bytes: number;
}

interface KindRow extends Amount {
  readonly kind: string;
}

/** Uploads by purpose, and the files that were made to be downloaded; the largest first. */
export async function selectStored(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select purpose as kind, count(*)::int as files, sum(bytes)::bigint as bytes from uploaded_file group by purpose
    union all
    select 'download', count(*)::int, sum(bytes)::bigint from download where storage_key is not null
    having count(*) > 0
    order by bytes desc`.execute(db);
  return rows;
}

interface LeftSince {
  readonly uploads: Date;
  readonly downloads: Date;
}

export async function selectLeftFiles(db: Db, { uploads, downloads }: LeftSince): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from (
      select bytes from uploaded_file where used_at is null and created_at < ${uploads}
      union all
      select bytes from download where storage_key is not null and created_at < ${downloads}
    ) as left_file`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

export async function selectDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

interface Sought {
  readonly search: string;
  readonly offset: number;
  readonly count: number;
}

interface StoringRow extends Amount {
  readonly organizationId: string;
  readonly name: string;
  readonly accountType: string;
}

export async function selectStoring(db: Db, { search, offset, count }: Sought) {
  const pattern = patternOf(search);
  const { rows } = await sql<StoringRow>`
    select organization.organization_id, name, account_type, coalesce(files, 0)::int as files,
      coalesce(bytes, 0)::bigint as bytes
    from organization left join (
      select organization_id, count(*) as files, sum(bytes) as bytes from uploaded_file group by organization_id
    ) as kept on kept.organization_id = organization.organization_id
    where name ilike ${pattern}
    order by bytes desc nulls last, name, organization.organization_id
    offset ${offset} limit ${count}`.execute(db);
  const { total } = await db
    .selectFrom('organization')
    .select((column) => column.fn.countAll<number>().as('total'))
    .where('name', 'ilike', pattern)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
