import type { Memory } from '@transloom/contracts/memories';
import { entryLayerSchema } from '@transloom/contracts/memory-entries';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { compareLanguageNames, languageName } from '../../../i18n/language-name.ts';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { SearchField } from '../../../ui/toolbar.tsx';
import { FurtherFilters } from '../../assets/list/further-filters.tsx';
import { FieldFilter } from './field-filter.tsx';
import { OriginFilter } from './origin-filter.tsx';
import type { EntryFilter } from './use-entry-filter.ts';

interface EntryFiltersProps {
  readonly memory: Memory;
  readonly filter: EntryFilter;
}

/** Text, target language, layer, and the rest behind a button. */
export function EntryFilters({ memory, filter: { given, change, further } }: EntryFiltersProps) {
  const { t } = useTranslation('memories');
  return (
    <>
      <SearchField label={t('entry.search')} value={given.text ?? ''} onChange={(text) => change({ text })} />
      {memory.directions.length > 1 ? (
        <Select<string>
          aria-label={t('entry.targetLanguage')}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          value={given.target ?? ''}
          onChange={(target) => change({ target })}
          options={[
            { value: '', label: t('entry.allTargets') },
            ...memory.directions
              .toSorted((a, b) => compareLanguageNames(a.targetLanguage, b.targetLanguage))
              .map(({ targetLanguage, entryCount }) => ({
                value: targetLanguage,
                label: `${languageName(targetLanguage)} · ${formatNumber(entryCount)}`,
              })),
          ]}
        />
      ) : null}
      <FilterChips
        label={t('entry.layer')}
        value={entryLayerSchema.safeParse(given.layer).data ?? 'all'}
        onChange={(layer) => change({ layer: layer === 'all' ? undefined : layer })}
        choices={(['all', ...entryLayerSchema.options] as const).map((value) => ({
          value,
          label: t(`layer.${value}`),
        }))}
      />
      <FurtherFilters given={given} texts={['file', 'person', 'project']} count={further} onChange={change}>
        <OriginFilter given={given.origin ?? ''} onChange={(origin) => change({ origin })} />
        <FieldFilter memoryId={memory.memoryId} given={given} onChange={change} />
      </FurtherFilters>
    </>
  );
}
