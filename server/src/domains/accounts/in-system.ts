import type { Caller, ContextBase, LongRequestContext, LongVisitorContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';

/** What codes and second steps are checked with: a browser, its tries, and transactions of the system. */
export interface InSystem extends Pick<ContextBase, 'rateLimits' | 'now'> {
  readonly caller: Caller;
  inSystem<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

export function ofVisitor({ rateLimits, now, caller, transact }: LongVisitorContext): InSystem {
  return { rateLimits, now, caller, inSystem: (work) => transact(({ db }) => work(db)) };
}

export function ofActor({ rateLimits, now, caller, transact }: LongRequestContext): InSystem {
  return { rateLimits, now, caller, inSystem: (work) => transact(({ asSystem }) => asSystem(work)) };
}
