import type { Actor } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';

/** Events for everybody who may have the list of custom engines open. */
export function announceCustomEngine(
  { customEngineId }: { readonly customEngineId: string },
  { organizationId }: Pick<Actor, 'organizationId'>,
): readonly PublishedEvent[] {
  return [
    {
      audience: { kind: 'organization', organizationId },
      message: { type: 'custom-engine-changed', customEngineId },
    },
  ];
}
