import { type ConnectionProvider, type KyselyProps, Transaction } from 'kysely';
import type { Client } from 'pg';
import type { Database, Db } from './database.ts';

/**
 * Statements of the transaction are sent when they are asked for, also behind others that are not answered yet; the builder by
 * itself would wait for the answers of these. PostgreSQL runs them in this order. What is asked for when the work has ended is
 * refused: it would run behind `commit` or `rollback`.
 */
export async function atOnce<Result>(
  db: Db,
  props: Omit<KyselyProps, 'executor'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let hasEnded = false;
    const provider: ConnectionProvider = {
      async provideConnection(use) {
        if (hasEnded) throw new Error('the transaction has ended');
        return use(connection);
      },
    };
    try {
      return await work(
        new Transaction<Database>({ ...props, executor: executor.withConnectionProvider(provider) }),
      );
    } finally {
      hasEnded = true;
    }
  });
}

/** Makes a connection send in one go what is asked for in one go: each write takes longer than what is written. */
export function sendTogether(client: Client): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const { stream } = client.connection;
  let waits = false;
  Object.assign(client, {
    query: (...args: readonly unknown[]) => {
      if (!waits) {
        waits = true;
        stream.cork();
        process.nextTick(() => {
          waits = false;
          stream.uncork();
        });
      }
      return query(...args);
    },
  });
}
