import type { Actor } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';

/** Events for everybody who may have the list of term bases open. */
export function announceTermBase(
  { termBaseId }: { readonly termBaseId: string },
  { organizationId }: Pick<Actor, 'organizationId'>,
): readonly PublishedEvent[] {
  return [
    {
      audience: { kind: 'organization', organizationId },
      message: { type: 'term-base-changed', termBaseId },
    },
  ];
}
