import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import type { Db } from '../../../platform/db/database.ts';

interface NewView {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly name: string;
  readonly criteria: SegmentCriteria;
  readonly savedAt: Date;
}

export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

export function findViews(db: Db, userId: string) {
  return db.selectFrom('segmentView').selectAll().where('userId', '=', userId).orderBy('name').execute();
}

/** Takes the place of a view of the same name. */
export function storeView(db: Db, { criteria, ...view }: NewView): Promise<ViewRow> {
  const stored = { criteria: JSON.stringify(criteria), savedAt: view.savedAt };
  return db
    .insertInto('segmentView')
    .values({ ...view, ...stored })
    .onConflict((conflict) => conflict.columns(['organizationId', 'userId', 'name']).doUpdateSet(stored))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteView(
  db: Db,
  { userId, viewId }: { readonly userId: string; readonly viewId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('segmentView')
    .where('id', '=', viewId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
