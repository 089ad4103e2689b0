import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { Text } from '../../ui/text.tsx';
import { invalidIf } from './invalid-field.ts';
import { columnsOf } from './option-faults.ts';
import styles from './option-fields.module.css';

interface ColumnFieldsProps {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  readonly languages: readonly string[];
  /** A language without a column is marked. */
  readonly complete: boolean;
}

/** Whether a table has a column for each language, and which. */
export function ColumnFields({ value, onChange, languages, complete }: ColumnFieldsProps) {
  const { t } = useTranslation('document-settings');
  const columns = columnsOf(value);
  const change = (next: Readonly<Record<string, string>>) => onChange({ ...value, languageColumns: next });
  const turn = (on: boolean) => {
    const {
      languageColumns: _,
      headerRows: __,
      keyColumn: ___,
      noteColumn: ____,
      maxLengthColumn: _____,
      ...others
    } = value;
    if (on) change(Object.fromEntries(languages.map((language) => [language, ''])));
    else onChange(others);
  };
  return (
    <>
      <div className={styles['switch']}>
        <div className={styles['words']}>
          <Text>{t('option.languageColumns.label')}</Text>
          <Text size="small" tone="secondary">
            {languages.length > 1 ? t('option.languageColumns.hint') : t('languagesFirst')}
          </Text>
        </div>
        <Switch
          size="small"
          aria-label={t('option.languageColumns.label')}
          disabled={languages.length < 2 && columns === undefined}
          checked={columns !== undefined}
          onChange={turn}
        />
      </div>
      {columns ? (
        <div className={styles['columns']}>
          {languages.map((language, index) => (
            <label key={language} htmlFor={`column-${language}`} className={styles['column']}>
              <Text size="table">
                {languageName(language)}
                <Text size="small" tone="tertiary">
                  {' '}
                  {t(index === 0 ? 'sourceColumn' : 'targetColumn')}
                </Text>
              </Text>
              <Input
                id={`column-${language}`}
                maxLength={3}
                placeholder={t('columnPlaceholder')}
                {...invalidIf(columns[language] ? isWrong(columns, language) : complete)}
                value={columns[language] ?? ''}
                onChange={({ target }) => change({ ...columns, [language]: target.value.toUpperCase() })}
              />
            </label>
          ))}
        </div>
      ) : null}
    </>
  );
}

function isWrong(columns: Readonly<Record<string, string>>, language: string): boolean {
  const letter = columns[language] ?? '';
  const sameElsewhere = Object.entries(columns).some(([other, one]) => other !== language && one === letter);
  return sameElsewhere || !/^[A-Z]{1,3}$/.test(letter) || (letter.length === 3 && letter > 'XFD');
}
