import type { Actor } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';

/** For everybody who may have the list of custom engines before them. */
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
