export const assetTabs = ['all', 'self-built', 'default', 'mine'] as const;
type AssetTab = (typeof assetTabs)[number];

export const searchPlaces = ['title', 'content'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

export const mergeStates = ['unmerged', 'merged'] as const;
export type MergeState = (typeof mergeStates)[number];

/** What lists of memories and of term bases are filtered by. */
export interface AssetFilter {
  readonly tab: AssetTab;
  readonly search: string;
  /** Whether names are searched or entries. */
  readonly place: SearchPlace;
  /** One of the languages. */
  readonly language: string | undefined;
  /** Whether they were merged into another one; undefined: all. */
  readonly merging: MergeState | undefined;
}

export const everyAsset: AssetFilter = {
  ...{ tab: 'all', search: '', place: 'title' },
  ...{ language: undefined, merging: undefined },
};

export function isFiltered({ tab, search, language, merging }: AssetFilter): boolean {
  return tab !== 'all' || search.trim() !== '' || language !== undefined || merging !== undefined;
}

/** What of the filter the server does; the rest is chosen among those of its answer. */
export function askedBy({ tab, search, place }: AssetFilter) {
  const wanted = search.trim();
  return { ...(tab === 'all' ? {} : { tab }), ...(wanted === '' ? {} : { [place]: wanted }) };
}
