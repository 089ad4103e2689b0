import type { Actor } from '../../platform/context.ts';

/** What of a memory decides who sees it. */
export interface SeenMemory {
  readonly shared: boolean;
  readonly creatorId: string;
}

/** Shared ones are for everybody in the organisation, others for who made them and for who runs it. */
export function maySee({ userId, role }: Actor, { shared, creatorId }: SeenMemory): boolean {
  return shared || creatorId === userId || managers.has(role);
}

const managers: ReadonlySet<string> = new Set(['SUPER_ADMIN', 'ADMIN']);
