import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { AssetKind, AssetRow } from './asset-kind.ts';
import { maySeeAsset } from './may-see-asset.ts';
import { refuseMerged } from './merged-asset.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** An asset that the actor sees. @throws {AppError} resource.not-found */
export async function requireAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  { db, actor }: Reader,
  assetId: string,
): Promise<Row> {
  const asset = await kind.find(db, assetId);
  if (asset === undefined || !maySeeAsset(actor, asset)) throw new AppError('resource.not-found');
  return asset;
}

/** An asset whose entries may change. @throws {AppError} resource.not-found, asset.merged, and `kind.notWritable` */
export async function requireWritableAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  const asset = await requireAsset(kind, context, assetId);
  refuseMerged(asset);
  if (!asset.writable) throw new AppError(kind.notWritable);
  return asset;
}
