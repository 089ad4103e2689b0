import type { Actor } from '../../platform/context.ts';

/** What of a term base decides who sees it. */
export interface SeenTermBase {
  readonly shared: boolean;
  readonly creatorId: string;
}

/** Shared ones are for everybody in the organisation, others for who made them and for who runs it. */
export function maySee({ userId, role }: Pick<Actor, 'userId' | 'role'>, base: SeenTermBase): boolean {
  return base.shared || base.creatorId === userId || role === 'SUPER_ADMIN' || role === 'ADMIN';
}
