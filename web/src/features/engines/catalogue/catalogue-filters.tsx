import { languages } from '@transloom/core/language/languages';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { SearchField, Toolbar } from '../../../ui/toolbar.tsx';
import { type CatalogueFilter, priceKinds } from './catalogue-filter.ts';

interface CatalogueFiltersProps {
  readonly filter: CatalogueFilter;
  readonly onChange: (changes: Record<string, string | undefined>) => void;
}

const kinds = ['machine-translation', 'translation-model', 'language-model'] as const;
const regions = ['worldwide', 'mainland-china', 'own-server'] as const;
const states = ['ready', 'not-configured', 'failing'] as const;

/** Search, and a choice each of group, languages, price, region and state. */
export function CatalogueFilters({ filter, onChange }: CatalogueFiltersProps) {
  const { t } = useTranslation('engines');
  const tags = languages.map(({ tag }) => ({ value: tag, label: languageName(tag) }));
  const choice = (name: Exclude<keyof CatalogueFilter, 'q'>, options: readonly Choice[]) => (
    <Select<string>
      key={name}
      aria-label={t(`catalogue.filter.${name}`)}
      placeholder={t(`catalogue.filter.${name}`)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[...options]}
      value={filter[name] ?? null}
      onChange={(value) => onChange({ [name]: value ?? undefined })}
    />
  );
  return (
    <Toolbar>
      <SearchField label={t('catalogue.search')} value={filter.q ?? ''} onChange={(q) => onChange({ q })} />
      {choice(
        'kind',
        kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      )}
      {choice('from', tags)}
      {choice('to', tags)}
      {choice(
        'price',
        priceKinds.map((value) => ({ value, label: t(`catalogue.priceKind.${value}`) })),
      )}
      {choice(
        'region',
        regions.map((value) => ({ value, label: t(`catalogue.region.${value}`) })),
      )}
      {choice(
        'state',
        states.map((value) => ({ value, label: t(`state.${value}`) })),
      )}
    </Toolbar>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}
