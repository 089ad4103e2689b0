import { Button, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { LanguageFilter } from '../../../ui/list/language-filter.tsx';
import { SearchField } from '../../../ui/toolbar.tsx';
import {
  type AssetFilter,
  assetTabs,
  type MergeState,
  mergeStates,
  type SearchPlace,
  searchPlaces,
} from './asset-filter.ts';

interface AssetFiltersProps {
  /** Of all assets. */
  readonly languages: readonly string[];
  /** Whether there are any that were merged into another one. */
  readonly hasMerged: boolean;
  readonly filter: AssetFilter;
  readonly onChange: (filter: AssetFilter) => void;
}

/** Search, kind and language above a list of memories or term bases. */
export function AssetFilters({ languages, hasMerged, filter, onChange }: AssetFiltersProps) {
  const { t } = useTranslation('assets');
  return (
    <>
      <Space.Compact>
        <Select<SearchPlace>
          aria-label={t('filter.place')}
          value={filter.place}
          onChange={(place) => onChange({ ...filter, place })}
          popupMatchSelectWidth={false}
          options={searchPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
        />
        <SearchField
          label={t(`filter.${filter.place}`)}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search: search.slice(0, longestSearch) })}
        />
      </Space.Compact>
      <FilterChips
        label={t('filter.tabs')}
        choices={assetTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={filter.tab}
        onChange={(tab) => onChange({ ...filter, tab })}
      />
      <LanguageFilter
        languages={languages}
        value={filter.language}
        onChange={(language) => onChange({ ...filter, language })}
      />
      {hasMerged || filter.merging !== undefined ? (
        <Select<MergeState>
          aria-label={t('filter.merging')}
          placeholder={t('filter.merging')}
          allowClear
          popupMatchSelectWidth={false}
          options={mergeStates.map((value) => ({ value, label: t(`merging.${value}`) }))}
          value={filter.merging ?? null}
          onChange={(merging) => onChange({ ...filter, merging: merging ?? undefined })}
        />
      ) : null}
    </>
  );
}

const longestSearch = 100;

interface NothingFoundProps {
  readonly filter: AssetFilter;
  readonly onClear: () => void;
}

export function NothingFound({ filter: { search }, onClear }: NothingFoundProps) {
  const { t } = useTranslation('assets');
  return (
    <EmptyState
      role="status"
      title={search.trim() ? t('nothing.search', { search: search.trim() }) : t('nothing.filter')}
      action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
    />
  );
}
