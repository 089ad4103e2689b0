export const assetTabs = ['all', 'self-built', 'default', 'mine'] as const;
type AssetTab = (typeof assetTabs)[number];

export const searchPlaces = ['title', 'content'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** What lists of memories and of term bases are filtered by. */
export interface AssetFilter {
  readonly tab: AssetTab;
  readonly search: string;
  /** Whether names are searched or entries. */
  readonly place: SearchPlace;
  /** One of the languages. */
  readonly language: string | undefined;
}

export const everyAsset: AssetFilter = { tab: 'all', search: '', place: 'title', language: undefined };

export function isFiltered({ tab, search, language }: AssetFilter): boolean {
  return tab !== 'all' || search.trim() !== '' || language !== undefined;
}

/** What of the filter the server does: the language is chosen among those of the answer. */
export function askedBy({ tab, search, place }: AssetFilter) {
  const wanted = search.trim();
  return { ...(tab === 'all' ? {} : { tab }), ...(wanted === '' ? {} : { [place]: wanted }) };
}
