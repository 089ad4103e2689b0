import type { Context } from '../../platform/context.ts';

/** Tells the windows of people that what they may do has changed; the next call counts by the new rights anyway. */
export function announceRights({ publish }: Pick<Context, 'publish'>, userIds: readonly string[]): void {
  for (const userId of userIds)
    publish({ audience: { kind: 'user', userId }, message: { type: 'rights-changed' } });
}
