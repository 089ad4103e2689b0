import type { Context, LongContext } from '../platform/context.ts';
import type { Services } from '../platform/services.ts';
import { contextBase, transactAs } from '../platform/transact.ts';
import type { TestUser } from './test-user.ts';

const call = { language: 'en-US', requestId: 'test' } as const;

/** Use cases that no endpoint reaches, called for somebody. */
export function actAs(services: Services) {
  return {
    as<Result>(who: TestUser, work: (context: Context) => Promise<Result>): Promise<Result> {
      return transactAs(services, call, actorOf(who), work);
    },
    longContext(who: TestUser): LongContext {
      const actor = actorOf(who);
      return {
        ...contextBase(services, call),
        actor,
        transact: (work) => transactAs(services, call, actor, work),
      };
    },
  };
}

function actorOf({ userId, organizationId }: TestUser) {
  return { userId, organizationId, role: 'TRANSLATOR', permissions: new Set<never>() } as const;
}
