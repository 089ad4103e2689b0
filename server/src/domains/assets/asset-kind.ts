import type { ErrorCode } from '@transloom/contracts/errors';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';
import type { AssetType, OwnedAsset } from './asset-viewer.ts';

/** Columns that memories and term bases share. */
export interface AssetRow extends OwnedAsset {
  readonly id: string;
  readonly name: string;
  readonly writable: boolean;
  readonly mergedInto: string | null;
  readonly writingImport: string | null;
  readonly fillFailedAt: Date | null;
}

/** Functions that the shared use cases need of memories and of term bases. */
export interface AssetKind<Row extends AssetRow> {
  readonly type: AssetType;
  /** Refuses changes to an asset that takes none. */
  readonly notWritable: ErrorCode;
  find(db: Db, assetId: string): Promise<Row | undefined>;
  list(db: Db): Promise<readonly Row[]>;
  /** Hides the asset from everybody. */
  hide(db: Db, assetId: string, at: Date): Promise<void>;
  /** Enqueues the job that deletes the rows of a hidden asset. */
  enqueueRemoval(context: Pick<Context, 'enqueue'>, assetId: string): Promise<unknown>;
  announce(asset: { readonly assetId: string }, actor: Actor): readonly PublishedEvent[];
}
