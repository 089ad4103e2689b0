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
