import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db, TransactionActor } from '../platform/db/database.ts';
import type { TestServer } from './test-server.ts';

interface Changing<Answer> {
  readonly change: (db: Db) => Promise<unknown>;
  readonly otherCall: () => Promise<Answer>;
}

/** For tests: changes rows, and ends the transaction only when what another call does waits for it. */
export async function whileChanging<Answer>(
  { database }: Pick<TestServer, 'database'>,
  actor: TransactionActor,
  { change, otherCall }: Changing<Answer>,
): Promise<Answer> {
  const { answer } = await database.organizationTransaction(actor, async (db) => {
    await change(db);
    const other = otherCall();
    const waiting = sql`select from pg_locks
      where not granted and transactionid = pg_current_xact_id()::text::xid`;
    await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), {
      timeout: 20_000,
    });
    // The answer comes when this transaction has ended, so it is not waited for here.
    return { answer: other };
  });
  return answer;
}
