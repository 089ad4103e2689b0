import type { ListedAsset } from './asset-kind.ts';
import { isUnfinished } from './imports/import-state.ts';

export function isImporting({ lastImports }: Pick<ListedAsset, 'lastImports'>): boolean {
  return lastImports.some(isUnfinished);
}

/** Whether files or entries of others go into it by themselves. */
export function isGrowing(asset: Pick<ListedAsset, 'lastImports' | 'filling'>): boolean {
  return isImporting(asset) || asset.filling === 'running';
}
