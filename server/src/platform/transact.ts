import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Actor, Context, ContextBase, InTransaction } from './context.ts';
import type { Db, TransactionPurpose } from './db/database.ts';
import { asSystem } from './db/open-database.ts';
import { describeError } from './logging/create-log.ts';
import { cancelJob } from './queue/cancel-job.ts';
import type { PublishedEvent } from './realtime/events.ts';
import type { Services } from './services.ts';

/** On whose behalf and in which language something is done. */
export interface Call {
  readonly language: InterfaceLanguage;
  readonly requestId: string;
}

export function contextBase(services: Services, call: Call): ContextBase {
  const { storage, providers, rateLimits, installation, figures, log, now } = services;
  return { ...call, storage, providers, rateLimits, installation, figures, log, now };
}

/** One transaction of an actor, and after its commit what was published and put off. */
export function transactAs<Result>(
  services: Services,
  call: Call,
  actor: Actor,
  work: (context: Context) => Promise<Result>,
  purpose: TransactionPurpose = 'change',
): Promise<Result> {
  const transaction = (effects: Effects) => (db: Db) => {
    const context: Context = {
      ...contextBase(services, call),
      ...inTransaction(db, effects),
      actor,
      enqueue: services.enqueueIn(db, { ...call, actor }),
      cancelJob: (jobId) => cancelJob(context, services.jobs, jobId),
      asSystem: (systemWork) => asSystem(db, systemWork),
    };
    return work(context);
  };
  return withEffects(services, (effects) =>
    services.database.organizationTransaction(actor, transaction(effects), purpose),
  );
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
