import { setTimeout as wait } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { Client, escapeLiteral, Pool, types } from 'pg';
import type { Log } from '../logging/log.ts';
import type { Database, DatabaseAccess, Db, TransactionActor, TransactionPurpose } from './database.ts';
import { DatabaseUnavailable, isConnectionLoss } from './database-unavailable.ts';
import { LateBeginDialect } from './late-begin-dialect.ts';
import { atOnce, sendTogether } from './pipelined.ts';
import { keepPreparedStatements } from './prepared-statement.ts';
import { sendValuesInPlace } from './send-values-in-place.ts';

export interface DatabaseSettings {
  readonly url: string;
  readonly connections: number;
  readonly log: Log;
}

const connectionLost = 'a database connection was lost';
const attempts = 3;
/** Longest pause before an attempt after the first, in milliseconds; a random part of it is waited. */
const retryPauseMs = 50;
/** serialization_failure, deadlock_detected */
const conflictCodes = new Set(['40001', '40P01']);

/** Connects at the first query. Lost connections are replaced as soon as the database is back. */
export function openDatabase(settings: DatabaseSettings): DatabaseAccess {
  const pool = openPool(settings);
  const dialect = new LateBeginDialect({ pool });
  const config = { dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] };
  const kysely = new Kysely<Database>(config);
  const props = { config, dialect, driver: dialect.createDriver() };
  const transaction = <Result>(begin: Begin, work: Work<Result>) =>
    withRetries((begun) =>
      transactionFor(kysely, begin.purpose).execute((transaction) =>
        atOnce(transaction, props, async (db) => {
          const beginning = beginAs(db, begin).then(begun);
          beginning.catch(() => undefined);
          try {
            // Its first statement leaves with `begin`, and fails with it.
            return await work(db);
          } finally {
            await beginning;
          }
        }),
      ),
    );
  return {
    organizationTransaction: (actor, work, purpose = 'change') =>
      transaction({ role: 'transloom_app', actor, purpose }, work),
    systemTransaction: (work, purpose = 'change') => transaction({ role: 'transloom_system', purpose }, work),
    finishedMigrations: () => withRetries(() => listMigrations(pool)),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => kysely.destroy(),
  };
}

/**
 * Runs `work` as the system inside the actor's transaction, and gives the transaction back to the actor. Nothing
 * else may use the transaction meanwhile.
 */
export async function asSystem<Result>(db: Db, work: Work<Result>): Promise<Result> {
  await setRole(db, 'transloom_system');
  try {
    return await work(db);
  } finally {
    // After a failed statement nothing more runs in the transaction, in no role.
    await setRole(db, 'transloom_app').catch(() => undefined);
  }
}

/**
 * Runs `work` as another actor inside an actor's transaction, and gives the transaction back. Nothing else may use the
 * transaction meanwhile.
 */
export async function asActor<Result>(
  db: Db,
  actor: TransactionActor,
  owner: TransactionActor,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql.raw(settingsFor(actor).join('; ')).execute(db);
  try {
    return await work();
  } finally {
    // After a failed statement nothing more runs in the transaction, for no actor.
    await sql
      .raw(settingsFor(owner).join('; '))
      .execute(db)
      .catch(() => undefined);
  }
}

type Role = 'transloom_app' | 'transloom_system';

interface Begin {
  readonly role: Role;
  readonly actor?: TransactionActor;
  readonly purpose: TransactionPurpose;
}

function transactionFor(kysely: Kysely<Database>, purpose: TransactionPurpose) {
  return kysely.transaction().setAccessMode(purpose === 'change' ? 'read write' : 'read only');
}

type Work<Result> = (db: Db) => Promise<Result>;

function openPool({ url, connections, log }: DatabaseSettings): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 120_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'transloom',
    pipeline: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  });
  // Each connection needs a listener of its own: one that is lost while a transaction holds it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, connectionLost));
    if (!(client instanceof Client)) return;
    sendValuesInPlace(client);
    keepPreparedStatements(client);
    sendTogether(client);
  });
  pool.on('error', () => undefined);
  return pool;
}

async function listMigrations(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  return rows.map(({ name }) => name);
}

/** In one message: a call has two transactions, and a round trip costs more than most of its queries. */
async function beginAs(db: Db, { role, actor, purpose }: Begin): Promise<void> {
  const begin = purpose === 'change' ? 'begin' : 'begin isolation level repeatable read read only';
  const set = actor === undefined ? [] : settingsFor(actor);
  await sql.raw([begin, `set local role ${role}`, ...set].join('; ')).execute(db);
}

/** Not by `set_config`, which is a query to be planned and answered. */
function settingsFor({ organizationId, userId }: TransactionActor): readonly string[] {
  const settings = { organization_id: organizationId, user_id: userId };
  return Object.entries(settings).map(
    ([name, value]) => `set local transloom.${name} = ${escapeLiteral(value)}`,
  );
}

async function setRole(db: Db, role: Role): Promise<void> {
  await sql.raw(`set local role ${role}`).execute(db);
}

/**
 * Runs again after a conflict, and after a connection that was lost before the transaction began: an idle connection
 * of the pool may have died with the database unnoticed, and nothing has been done on it.
 */
async function withRetries<Result>(run: (begun: () => void) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let begun = false;
    try {
      return await run(() => {
        begun = true;
      });
    } catch (error) {
      if (attempt === attempts || !mayRunAgain(error, begun)) throw asDatabaseError(error);
      await wait(Math.random() * retryPauseMs);
    }
  }
}

function mayRunAgain(error: unknown, begun: boolean): boolean {
  return isConflict(error) || (!begun && isConnectionLoss(error));
}

function asDatabaseError(error: unknown): unknown {
  return isConnectionLoss(error) ? new DatabaseUnavailable(error) : error;
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(String(error.code));
}
