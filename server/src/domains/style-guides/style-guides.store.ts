import type { Style } from '@transloom/contracts/style-guides';
import type { Db } from '../../platform/db/database.ts';

/** Enough to go back to; older ones are kept, not shown. */
const versionsShown = 50;

export interface NewStyleVersion extends Style {
  readonly id: string;
  readonly organizationId: string;
  readonly projectId: string | null;
  readonly version: number;
  readonly inherits: boolean;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Newest first. */
export function findStyleVersions(db: Db, projectId: string | null, limit = versionsShown) {
  return db
    .selectFrom('styleGuide')
    .selectAll()
    .where('projectId', 'is not distinct from', projectId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** False where somebody else has made that version. */
export async function insertStyleVersion(db: Db, version: NewStyleVersion): Promise<boolean> {
  const inserted = await db
    .insertInto('styleGuide')
    .values(version)
    .onConflict((conflict) => conflict.columns(['organizationId', 'projectId', 'version']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
