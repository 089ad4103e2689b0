import type { Actor } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';

/** Events for everybody who may have the list of memories open. */
export function memoryChanged(
  { memoryId }: { readonly memoryId: string },
  { organizationId }: Pick<Actor, 'organizationId'>,
): readonly PublishedEvent[] {
  return [
    { audience: { kind: 'organization', organizationId }, message: { type: 'memory-changed', memoryId } },
  ];
}
