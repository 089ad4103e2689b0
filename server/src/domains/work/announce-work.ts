import type { Actor } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';
import type { AnyWorkDefinition } from './work-definition.ts';

interface ChangedWork {
  readonly workId: string;
  readonly actor: Pick<Actor, 'userId' | 'organizationId'>;
}

/** Tells everybody who may see the work that it has changed. */
export function workChanged(
  { contract, seenBy }: AnyWorkDefinition,
  { workId, actor }: ChangedWork,
): PublishedEvent {
  const { userId, organizationId } = actor;
  return {
    audience: seenBy === 'owner' ? { kind: 'user', userId } : { kind: 'organization', organizationId },
    message: { type: 'work-changed', kind: contract.kind, workId },
  };
}
