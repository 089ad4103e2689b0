import type { Db } from '../../platform/db/database.ts';

export interface Dismissal {
  readonly organizationId: string;
  readonly projectId: string;
  readonly kind: string;
  readonly segments: number;
  readonly dismissedBy: string;
  readonly dismissedAt: Date;
}

export async function saveDismissal(db: Db, dismissal: Dismissal): Promise<void> {
  await db
    .insertInto('projectCheckDismissal')
    .values(dismissal)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'projectId', 'kind']).doUpdateSet(dismissal),
    )
    .execute();
}

export function findDismissals(db: Db, projectId: string) {
  return db
    .selectFrom('projectCheckDismissal')
    .select(['kind', 'segments'])
    .where('projectId', '=', projectId)
    .execute();
}
