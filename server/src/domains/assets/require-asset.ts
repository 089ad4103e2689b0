import type { OrganizationKey } from '@transloom/contracts/permissions';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { AssetKind, AssetRow } from './asset-kind.ts';
import { assetKeys, assetOpener, assetViewer, maySeeAsset } from './asset-viewer.ts';
import { refuseMerged } from './merged-asset.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** An asset that the actor sees. @throws {AppError} resource.not-found */
export async function requireAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  const [asset, viewer] = await Promise.all([
    kind.find(context.db, assetId),
    assetViewer(context, kind.type),
  ]);
  if (asset === undefined || !maySeeAsset(viewer, asset)) throw new AppError('resource.not-found');
  return asset;
}

/** An asset that a key opens to the actor. @throws {AppError} resource.not-found, access.denied */
async function requireOpenAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  { assetId, key }: { readonly assetId: string; readonly key: OrganizationKey },
): Promise<Row> {
  const asset = await requireAsset(kind, context, assetId);
  if (!(await assetOpener(context, key))(asset)) throw new AppError('access.denied');
  return asset;
}

/** An asset that the actor may export. @throws {AppError} resource.not-found, access.denied */
export function requireExportableAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  return requireOpenAsset(kind, context, { assetId, key: assetKeys[kind.type].export });
}

/** An asset that the actor may change. @throws {AppError} resource.not-found, access.denied */
export function requireEditableAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  return requireOpenAsset(kind, context, { assetId, key: assetKeys[kind.type].edit });
}

/**
 * An asset whose entries the actor may change.
 * @throws {AppError} resource.not-found, access.denied, asset.merged, and `kind.notWritable`
 */
export async function requireWritableAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  const asset = await requireEditableAsset(kind, context, assetId);
  refuseUnwritable(kind, asset);
  return asset;
}

/** An asset that takes entries; a term of a project goes into it also from who may not edit it. @throws {AppError} as above */
export async function requireTakingAsset<Row extends AssetRow>(
  kind: AssetKind<Row>,
  context: Reader,
  assetId: string,
): Promise<Row> {
  const asset = await requireAsset(kind, context, assetId);
  refuseUnwritable(kind, asset);
  return asset;
}

function refuseUnwritable<Row extends AssetRow>(kind: AssetKind<Row>, asset: Row): void {
  refuseMerged(asset);
  if (!asset.writable) throw new AppError(kind.notWritable);
}
