import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Actor, Context, ContextBase, InTransaction } from './context.ts';
import type { Db, TransactionPurpose } from './db/database.ts';
import { asActor, asSystem } from './db/open-database.ts';
import { describeError } from './logging/create-log.ts';
import { cancelJob } from './queue/cancel-job.ts';
import type { JobOwner } from './queue/job-owner.ts';
import { moveJob, requireJob } from './queue/move-job.ts';
import type { PublishedEvent } from './realtime/events.ts';
import type { Services } from './services.ts';

/** On whose behalf and in which language something is done. */
export interface Call {
  readonly language: InterfaceLanguage;
  readonly requestId: string;
}

export function contextBase(services: Services, { language, requestId }: Call): ContextBase {
  const { storage, providers, rateLimits, live, figures, log, now } = services;
  const { installation } = live;
  return { language, requestId, storage, providers, rateLimits, live, installation, figures, log, now };
}

/** One transaction of an actor, and after its commit what was published and put off. */
export function transactAs<Result>(
  services: Services,
  call: Call,
  actor: Actor,
  work: (context: Context) => Promise<Result>,
  purpose: TransactionPurpose = 'change',
): Promise<Result> {
  const transaction = (effects: Effects) => (db: Db) =>
    work(contextIn(services, inTransaction(db, effects), { ...call, actor }));
  return withEffects(services, (effects) =>
    services.database.organizationTransaction(actor, transaction(effects), purpose),
  );
}

/** What an owner may do in a transaction that is bound to their organization. */
function contextIn(services: Services, transaction: InTransaction, owner: JobOwner): Context {
  const { db } = transaction;
  const context: Context = {
    ...contextBase(services, owner),
    ...transaction,
    actor: owner.actor,
    jobKinds: services.jobs.map(({ kind, retry }) => ({ kind: kind.kind, retriable: retry !== undefined })),
    enqueue: services.enqueueIn(db, owner),
    cancelJob: (jobId) => cancelJob(context, services.jobs, jobId),
    moveJob: async (jobId, move) => {
      const job = await asSystem(db, (system) => requireJob(system, jobId));
      return asActor(db, job.owner.actor, owner.actor, () =>
        moveJob(contextIn(services, transaction, job.owner), services.jobs, { ...job, move }),
      );
    },
    asSystem: (work) => asSystem(db, work),
  };
  return context;
}

/** The same for a visitor; its transaction belongs to the system. */
export function transactAsSystem<Result>(
  services: Services,
  call: Call,
  work: (context: ContextBase & InTransaction) => Promise<Result>,
): Promise<Result> {
  return withEffects(services, (effects) =>
    services.database.systemTransaction((db) =>
      work({ ...contextBase(services, call), ...inTransaction(db, effects) }),
    ),
  );
}

/** What waits for the commit. */
interface Effects {
  readonly events: PublishedEvent[];
  readonly later: (() => Promise<void> | void)[];
}

function inTransaction(db: Db, effects: Effects): InTransaction {
  // A transaction that runs again after a conflict starts anew.
  effects.events.length = 0;
  effects.later.length = 0;
  return {
    db,
    publish: (event) => void effects.events.push(event),
    afterCommit: (effect) => void effects.later.push(effect),
  };
}

async function withEffects<Result>(
  { publish, log }: Services,
  run: (effects: Effects) => Promise<Result>,
): Promise<Result> {
  const effects: Effects = { events: [], later: [] };
  const result = await run(effects);
  const all = [...effects.later, ...(effects.events.length > 0 ? [() => publish(effects.events)] : [])];
  for (const effect of all) {
    try {
      await effect();
    } catch (error) {
      // What was asked for is done and committed; the answer must say so.
      log.error({ error: describeError(error) }, 'an effect after the commit failed');
    }
  }
  return result;
}
