import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * The priority in the queue that gives each organization its turn: start-time fair queueing with turns as negative
 * numbers. A job comes one turn after the last waiting job of its organization. Without one it joins the turn that is
 * next, so that a newcomer waits for one job of each other organization, and those who wait are never overtaken twice.
 */
export async function fairTurn(db: Db, kind: string, organizationId: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select coalesce(min(priority) filter (where group_id = ${organizationId}) - 1, max(priority), 0)::integer as turn
    from pgboss.job_common
    where name = ${kind} and state < 'active' and not blocked and start_after <= now()`.execute(db);
  return rows[0]?.turn ?? 0;
}
