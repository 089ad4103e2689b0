import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { languageName } from '../../i18n/language-name.ts';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { columnsOf, wrongColumns } from './option-faults.ts';

interface ColumnFieldsProps {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  /** Source first. */
  readonly languages: readonly string[];
  /** A language without a column is marked. */
  readonly complete: boolean;
}

/** Whether a table has a column for each language, and which. */
export function ColumnFields({ value, onChange, languages, complete }: ColumnFieldsProps) {
  const { t } = useTranslation('document-settings');
  const id = useId();
  const columns = columnsOf(value);
  const each = <Value,>(make: (language: string) => Value): Record<string, Value> =>
    Object.fromEntries(languages.map((language) => [language, make(language)]));
  const turn = (on: boolean) =>
    onChange(on ? { ...value, languageColumns: each(() => '') } : withoutColumns(value));
  const label = t('option.languageColumns.label');
  const wrong = wrongColumns(columns ?? {}, complete ? languages : []);
  return (
    <>
      <SettingLine
        label={label}
        description={t(languages.length > 1 ? 'option.languageColumns.hint' : 'languagesFirst')}
      >
        <Switch
          size="small"
          aria-label={label}
          disabled={languages.length < 2 && columns === undefined}
          checked={columns !== undefined}
          onChange={turn}
        />
      </SettingLine>
      {columns && (
        <FormFields
          form={{
            id,
            schema: z.object(each(() => z.string().max(3))),
            labels: each(languageName),
            values: columns,
            set: (changes) =>
              onChange({ ...value, languageColumns: { ...columns, ...(changes as Record<string, string>) } }),
            refusals: Object.fromEntries(wrong.map((language) => [language, ''])),
          }}
          fields={each((language) => ({
            hint: t(language === languages[0] ? 'sourceColumn' : 'targetColumn'),
            placeholder: t('columnPlaceholder'),
            capitals: true,
          }))}
        />
      )}
    </>
  );
}

const ofColumns = ['languageColumns', 'headerRows', 'keyColumn', 'noteColumn', 'maxLengthColumn'];

function withoutColumns(value: ChosenOptions): ChosenOptions {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ofColumns.includes(name)));
}
