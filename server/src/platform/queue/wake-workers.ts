import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { describeError } from '../logging/create-log.ts';
import type { Services } from '../services.ts';

/** Workers fetch jobs when they are notified of one. This wakes them for jobs without a notification. */

const lookPauseMs = 1000;

/**
 * Lets the workers that are busy with jobs of a kind fetch the next one as soon as these have ended. The notifications of
 * waiting jobs came before they began, and would be lost.
 */
export function askAgainAfterwards(boss: PgBoss, kind: string): void {
  for (const { id, name, count } of boss.getWipData()) {
    if (name === kind && count > 0) boss.notifyWorker(id);
  }
}

/**
 * Looks once a second for jobs whose time has come, in one query for all kinds, and wakes those who wait for them: a run
 * that is tried again and a job for later begin by the clock, and a notification may be lost with its connection.
 */
export function wakeByTheClock(
  { database, log }: Services,
  boss: PgBoss,
  kinds: readonly string[],
): { close(): void } {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      wakeIdle(boss, await findKindsWithDueJobs(database, kinds));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) {
        log.error({ error: describeError(error) }, 'no look for jobs whose time has come');
      }
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), lookPauseMs);
  return { close: () => clearInterval(timer) };
}

function wakeIdle(boss: PgBoss, kinds: ReadonlySet<string>): void {
  for (const { id, name, count } of boss.getWipData()) {
    if (count === 0 && kinds.has(name)) boss.notifyWorker(id);
  }
}

async function findKindsWithDueJobs(
  database: Services['database'],
  kinds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.systemTransaction((db) =>
    sql<{ name: string }>`
      select name from pgboss.queue
      where name = any(${kinds}) and exists (
        select from pgboss.job_common as job
        where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
      )`.execute(db),
  );
  return new Set(rows.map(({ name }) => name));
}
