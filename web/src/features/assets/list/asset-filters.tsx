import { Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageFilter } from '../../../ui/list/language-filter.tsx';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { SearchField } from '../../../ui/toolbar.tsx';
import { TeamFilter } from '../../organizations/team-filter.tsx';
import { type AssetKind, type ListedAsset, languagesOf } from '../asset-kind.ts';
import { type AssetListState, assetTabs, mergeStates, searchPlace, searchPlaces } from './asset-filter.ts';

/** Searches names, or the entries of all assets. */
export function AssetSearch({ list }: { readonly list: AssetListState }) {
  const { t } = useTranslation('assets');
  const place = searchPlace(list);
  return (
    <Space.Compact>
      <Select<string>
        aria-label={t('filter.place')}
        value={place}
        onChange={(chosen) => list.change({ place: chosen === 'title' ? undefined : chosen })}
        popupMatchSelectWidth={false}
        options={searchPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
      />
      <SearchField
        label={t(`filter.${place}`)}
        value={list.search}
        onChange={(search) => list.change({ search })}
      />
    </Space.Compact>
  );
}

interface AssetFiltersProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly all: readonly One[];
  readonly list: AssetListState;
}

/** Kind, language, and whether an asset was merged into another one, where there are such. */
export function AssetFilters<One extends ListedAsset>({ kind, all, list }: AssetFiltersProps<One>) {
  const { t } = useTranslation('assets');
  const merging = chosenOf(list.filter.merging, mergeStates);
  return (
    <>
      <ListChips
        list={list}
        filter="tab"
        label={t('filter.tabs')}
        values={assetTabs}
        words={(tab) => t(`tab.${tab}`)}
      />
      <LanguageFilter
        languages={all.flatMap((asset) => languagesOf(kind, asset))}
        value={list.filter.language}
        onChange={(language) => list.change({ language })}
      />
      <TeamFilter value={list.filter.team} onChange={(team) => list.change({ team })} />
      {merging === undefined && all.every(({ mergedInto }) => mergedInto === null) ? null : (
        <Select
          aria-label={t('filter.merging')}
          placeholder={t('filter.merging')}
          allowClear
          popupMatchSelectWidth={false}
          options={mergeStates.map((value) => ({ value, label: t(`merging.${value}`) }))}
          value={merging ?? null}
          onChange={(state) => list.change({ merging: state ?? undefined })}
        />
      )}
    </>
  );
}
