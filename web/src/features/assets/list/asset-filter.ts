import { chosenOf } from '../../../ui/list/list-chips.tsx';
import type { ListState } from '../../../ui/list/use-list-state.ts';
import { type AssetKind, type ListedAsset, languagesOf } from '../asset-kind.ts';

/** What the address of a list of memories or term bases says beside search, sort and page. */
export const assetFilters = ['tab', 'place', 'language', 'team', 'merging'] as const;
export type AssetListState = ListState<(typeof assetFilters)[number]>;

export const assetTabs = ['all', 'self-built', 'default', 'mine'] as const;
export const searchPlaces = ['title', 'content'] as const;
export const mergeStates = ['unmerged', 'merged'] as const;

/** Whether names are searched or entries. */
export function searchPlace({ filter }: AssetListState): (typeof searchPlaces)[number] {
  return chosenOf(filter.place, searchPlaces) ?? 'title';
}

/** The part of the filter that the server applies. */
export function askedBy(list: AssetListState) {
  const tab = chosenOf(list.filter.tab, assetTabs.slice(1));
  const search = list.search.trim();
  return { ...(tab && { tab }), ...(search === '' ? {} : { [searchPlace(list)]: search }) };
}

/** The part of the filter that is applied to the server's answer. */
export function isShown<One extends ListedAsset>(
  kind: AssetKind<One>,
  asset: One,
  { filter }: AssetListState,
): boolean {
  if (filter.team !== undefined && asset.team?.teamId !== filter.team) return false;
  if (filter.language !== undefined && !languagesOf(kind, asset).includes(filter.language)) return false;
  const merging = chosenOf(filter.merging, mergeStates);
  return merging === undefined || (asset.mergedInto === null) === (merging === 'unmerged');
}
