import { permissionKeys } from '@transloom/contracts/permissions';
import type { Actor } from '../../platform/context.ts';

/**
 * A person who leaves an organization, with all of its rights for that moment: their open work goes back whoever assigned it.
 */
export function unboundActor({ userId, organizationId }: Pick<Actor, 'userId' | 'organizationId'>): Actor {
  return { userId, organizationId, role: 'SUPER_ADMIN', permissions: new Set(permissionKeys) };
}
