import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface AuditRow {
  readonly organizationId: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly occurredAt: Date;
}

export async function insertAuditEntry(db: Db, entry: AuditRow): Promise<void> {
  const details = JSON.stringify(entry.details);
  await db
    .insertInto('auditEntry')
    .values({ ...entry, details })
    .execute();
}

/** Place of the first entry that does not follow from the one before it, or of the first gap. */
export async function selectFirstBreak(db: Db, organizationId: string): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select place from (
      select entry.place, entry.hash, entry.previous_hash, audit_hash(entry) as expected_hash,
             row_number() over (order by place) as expected_place,
             lag(hash, 1, ''::bytea) over (order by place) as expected_previous
      from audit_entry entry where organization_id = ${organizationId}
    ) chain
    where place <> expected_place or hash <> expected_hash or previous_hash <> expected_previous
    order by place limit 1`.execute(db);
  return rows[0]?.place;
}

export interface AuditFilter {
  /** Absent: all. */
  readonly actions?: readonly string[] | undefined;
  readonly actorIds?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Entries of the actor's organization, newest first. */
export async function selectEntries(
  db: Db,
  filter: AuditFilter,
  page: { readonly offset: number; readonly limit: number },
) {
  return filtered(db, filter)
    .select(['place', 'occurredAt', 'actorId', 'action', 'details'])
    .orderBy('place', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Organizations that have a trail. In a transaction of the system. */
export async function selectTrails(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .select('organizationId')
    .distinct()
    .orderBy('organizationId')
    .execute();
  return rows.map(({ organizationId }) => organizationId);
}

function filtered(db: Db, { actions, actorIds, from, until }: AuditFilter) {
  let query = db.selectFrom('auditEntry');
  // A list without names is a filter that finds nothing.
  if (actions !== undefined) query = query.where('action', '=', sql<string>`any(${[...actions]})`);
  if (actorIds !== undefined) query = query.where('actorId', '=', sql<string>`any(${[...actorIds]}::uuid[])`);
  if (from !== undefined) query = query.where('occurredAt', '>=', new Date(from));
  if (until !== undefined) query = query.where('occurredAt', '<', new Date(until));
  return query;
}
