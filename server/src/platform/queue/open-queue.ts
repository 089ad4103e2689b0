import { Client } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../db/database.ts';
import { describeError } from '../logging/create-log.ts';
import type { Log } from '../logging/log.ts';
import type { Enqueue, JobKind } from './define-job.ts';
import { fairTurn } from './fair-turn.ts';
import type { JobOwner } from './job-owner.ts';
import { findUnfinishedJob, insertJob } from './job-store.ts';

export interface QueueSettings {
  readonly url: string;
  readonly kinds: readonly JobKind[];
  readonly log: Log;
  now(): Date;
  /** True in workers: they fetch jobs and give away those of dead workers. */
  readonly works: boolean;
  /** A worker not heard of for this long is dead; at least 10. */
  readonly heartbeatSeconds?: number;
}

export interface Queue {
  readonly boss: PgBoss;
  enqueueIn(db: Db, owner: JobOwner): Enqueue;
}

const schema = 'pgboss';
/** A parser may keep a worker's only thread busy for some seconds; a dead worker's job must go on within 60. */
const defaultHeartbeatSeconds = 30;
/** Over the time a run is allowed, before the queue itself gives it away. */
const expiryMarginSeconds = 60;

/**
 * The library's retries are more than we want: the row of the job counts its runs and decides when they are
 * enough, since a worker that stops is no failure of the job.
 */
const manyRetries = 1000;

export async function openQueue(settings: QueueSettings): Promise<Queue> {
  const { url, kinds, log, works } = settings;
  const boss = new PgBoss({
    connectionString: url,
    schema,
    application_name: 'transloom queue',
    max: works ? 6 : 2,
    supervise: works,
    schedule: false,
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: 2,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.warn({ error: describeError(error) }, 'the job queue had an error'));
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(
      kind.kind,
      queueOptions(kind, settings.heartbeatSeconds ?? defaultHeartbeatSeconds),
    );
  }
  await letTransactionsSend(url);
  return { boss, enqueueIn: (db, owner) => enqueueWith(boss, settings, db, owner) };
}

function queueOptions(kind: JobKind, heartbeatSeconds: number) {
  return {
    notify: true,
    heartbeatSeconds,
    expireInSeconds: kind.timeoutSeconds + expiryMarginSeconds,
    retryLimit: manyRetries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: 24 * 60 * 60,
  };
}

/** A transaction of an actor adds jobs itself. The queue holds ids only, so there is nothing to see in it. */
async function letTransactionsSend(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select pg_advisory_lock(7302420);
       grant usage on schema ${schema} to transloom_app, transloom_system;
       grant select on ${schema}.queue to transloom_app, transloom_system;
       grant select, insert on ${schema}.job_common to transloom_app, transloom_system;
       grant update (start_after) on ${schema}.job_common to transloom_system`,
    );
  } finally {
    await client.end();
  }
}

function enqueueWith(boss: PgBoss, { now }: QueueSettings, db: Db, owner: JobOwner): Enqueue {
  return async (kind, payload, { key, delaySeconds } = {}) => {
    const job = { owner, kind: kind.kind, payload: kind.payload.parse(payload), key, now: now() };
    const jobId = await insertJob(db, job);
    if (jobId === undefined) return existingJob(db, kind.kind, key);
    const { organizationId } = owner.actor;
    await boss.send(kind.kind, null, {
      id: jobId,
      priority: await fairTurn(db, kind.kind, organizationId),
      group: { id: organizationId },
      db: fromKysely(db),
      ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
    });
    return jobId;
  };
}

/** It may have ended between the two queries; then the caller's transaction is tried again. */
async function existingJob(db: Db, kind: string, key = ''): Promise<string> {
  const existing = await findUnfinishedJob(db, kind, key);
  if (existing === undefined) {
    throw Object.assign(new Error(`the job ${kind} ${key} has just ended`), { code: '40001' });
  }
  return existing;
}
