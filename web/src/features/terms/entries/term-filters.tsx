import { termStatusSchema } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { compareLanguageNames, languageName } from '../../../i18n/language-name.ts';
import { SearchField } from '../../../ui/toolbar.tsx';
import { FurtherFilters } from '../../assets/list/further-filters.tsx';
import type { TermStatusName } from '../term-status.tsx';
import type { TermFilter } from './use-term-filter.ts';

interface TermFiltersProps {
  readonly base: TermBase;
  readonly filter: TermFilter;
}

/** Text, the language beside the source, status, and the rest behind a button. */
export function TermFilters({ base, filter }: TermFiltersProps) {
  const { t } = useTranslation('terms');
  const { text, status, targetLanguage, showTarget, lacking, given, further, change } = filter;
  return (
    <>
      <SearchField label={t('entry.search')} value={text} onChange={(typed) => change({ text: typed })} />
      {base.targetLanguages.length > 1 ? (
        <Select<string>
          aria-label={t('entry.target')}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          value={targetLanguage}
          onChange={showTarget}
          options={base.targetLanguages.toSorted(compareLanguageNames).map((language) => ({
            value: language,
            label: languageName(language),
          }))}
        />
      ) : null}
      <Select<TermStatusName | 'all'>
        aria-label={t('entry.status')}
        popupMatchSelectWidth={false}
        value={status ?? 'all'}
        onChange={(value) => change({ status: value === 'all' ? undefined : value })}
        options={(['all', ...termStatusSchema.options] as const).map((value) => ({
          value,
          label: t(`status.${value}`),
        }))}
      />
      <FurtherFilters given={given} texts={['file', 'project', 'person']} count={further} onChange={change}>
        <Form.Item>
          <Checkbox
            checked={lacking}
            onChange={({ target }) => change({ lacking: target.checked ? 'yes' : undefined })}
          >
            {t('entry.lacking', { language: languageName(targetLanguage) })}
          </Checkbox>
        </Form.Item>
      </FurtherFilters>
    </>
  );
}
