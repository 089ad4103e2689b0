import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { compareLanguageNames, languageName } from '../../i18n/language-name.ts';
import styles from '../toolbar.module.css';

interface LanguageFilterProps {
  /** Languages of the list; a choice that leaves nothing is not offered. */
  readonly languages: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (language: string | undefined) => void;
}

/** One language of those in a list, or all. */
export function LanguageFilter({ languages, value, onChange }: LanguageFilterProps) {
  const { t } = useTranslation('ui');
  const options = [...new Set(languages)]
    .toSorted(compareLanguageNames)
    .map((tag) => ({ value: tag, label: languageName(tag) }));
  return (
    <Select<string>
      id={useId()}
      className={styles['choice'] ?? ''}
      aria-label={t('languageFilter')}
      placeholder={t('languageFilter')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={options}
      value={value ?? null}
      onChange={(language) => onChange(language ?? undefined)}
    />
  );
}
