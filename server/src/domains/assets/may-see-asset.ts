import type { Actor } from '../../platform/context.ts';

/** Columns of a memory or term base that decide who sees it. */
interface SeenAsset {
  readonly shared: boolean;
  readonly creatorId: string;
}

/** Shared ones are for everybody in the organisation, others for who made them and for who runs it. */
export function maySeeAsset(
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  { shared, creatorId }: SeenAsset,
): boolean {
  return shared || creatorId === userId || managers.has(role);
}

const managers: ReadonlySet<Actor['role']> = new Set(['SUPER_ADMIN', 'ADMIN'] as const);
