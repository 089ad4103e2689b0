import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Reads across all organizations; every function here needs a transaction of the system. */

export async function selectServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** How many jobs wait, and when the oldest of them was added. */
export function selectWaiting(db: Db): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return db
    .selectFrom('job')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('createdAt').as('oldest')])
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
}

/** Engines that organizations have connected themselves. */
export async function countConnections(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('engineConnection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
