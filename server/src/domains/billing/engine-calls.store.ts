import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CalledEngine, EngineCalls } from './called-engine.ts';

interface MonthOfEngine extends CalledEngine {
  readonly organizationId: string;
  readonly month: Date;
}

export async function addEngineCalls(db: Db, of: MonthOfEngine, added: EngineCalls): Promise<void> {
  await db
    .insertInto('engineCalls')
    .values({ ...of, ...added })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'engineKey', 'month']).doUpdateSet({
        engineName: of.engineName,
        calls: sql<number>`engine_calls.calls + ${added.calls}`,
        failures: sql<number>`engine_calls.failures + ${added.failures}`,
        knownCharacters: sql<number>`engine_calls.known_characters + ${added.knownCharacters}`,
        tokensRead: sql<number>`engine_calls.tokens_read + ${added.tokensRead}`,
        tokensWritten: sql<number>`engine_calls.tokens_written + ${added.tokensWritten}`,
      }),
    )
    .execute();
}

export function findEngineCalls(db: Db, since: Date) {
  return db
    .selectFrom('engineCalls')
    .selectAll()
    .where('month', '>=', since)
    .orderBy('month', 'desc')
    .orderBy('engineName')
    .orderBy('engineKey')
    .execute();
}

/** Characters and costs of the ledger since a moment, by engine, month (UTC) and currency. */
export async function sumUsageByMonth(db: Db, since: Date) {
  const { rows } = await sql<{
    engineKey: string;
    month: Date;
    currency: string | null;
    characters: number;
    micros: number;
  }>`
    select engine_key as "engineKey", date_trunc('month', used_at, 'UTC') as month, currency,
      sum(characters)::float8 as characters, coalesce(sum(cost_micros), 0)::float8 as micros
    from quota_use
    where organization_id = current_organization() and used_at >= ${since} and engine_key is not null
      and refunded_at is null
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}
