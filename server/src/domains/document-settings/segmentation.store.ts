import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import type { Db } from '../../platform/db/database.ts';

export async function findSegmentation(db: Db): Promise<SegmentationSettings | undefined> {
  const row = await db.selectFrom('segmentationSetting').select('settings').executeTakeFirst();
  return row?.settings as SegmentationSettings | undefined;
}

interface Change {
  readonly organizationId: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function storeSegmentation(
  db: Db,
  value: SegmentationSettings,
  { organizationId, ...change }: Change,
): Promise<void> {
  const settings = JSON.stringify(value);
  await db
    .insertInto('segmentationSetting')
    .values({ organizationId, settings, ...change })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ settings, ...change }))
    .execute();
}
