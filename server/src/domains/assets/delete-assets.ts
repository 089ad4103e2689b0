import type { Context } from '../../platform/context.ts';
import type { AssetKind, AssetRow } from './asset-kind.ts';
import { cancelCleaning } from './cancel-cleaning.ts';
import { refuseWhileCopied } from './filling.ts';
import { cancelImports } from './imports/end-imports.ts';
import { requireEditableAsset } from './require-asset.ts';

/**
 * Hides all of the assets, or none, and deletes their rows in the background.
 * @throws {AppError} resource.not-found, access.denied, asset.busy
 */
export async function deleteAssets<Row extends AssetRow>(
  context: Context,
  kind: AssetKind<Row>,
  assetIds: readonly string[],
): Promise<null> {
  const staying = (await kind.list(context.db)).filter(({ id }) => !assetIds.includes(id));
  for (const assetId of new Set(assetIds)) {
    refuseWhileCopied(staying, await requireEditableAsset(kind, context, assetId));
    await kind.hide(context.db, assetId, context.now());
    await cancelImports(context, assetId);
    await cancelCleaning(context, assetId);
    await kind.enqueueRemoval(context, assetId);
    for (const event of kind.announce({ assetId }, context.actor)) context.publish(event);
  }
  return null;
}
