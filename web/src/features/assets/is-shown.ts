import { type AssetKind, type ListedAsset, languagesOf } from './asset-kind.ts';
import type { AssetFilter } from './list/asset-filter.ts';

/** Whether one of the server's answer is shown. */
export function isShown<One extends ListedAsset>(
  kind: AssetKind<One>,
  asset: One,
  { language, merging }: AssetFilter,
): boolean {
  if (language !== undefined && !languagesOf(kind, asset).includes(language)) return false;
  return merging === undefined || (asset.mergedInto === null) === (merging === 'unmerged');
}
