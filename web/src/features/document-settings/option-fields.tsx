import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { type DocumentOptionName, documentOptions } from '@transloom/core/document/document-options';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { ColumnFields } from './column-fields.tsx';
import { columnsOf } from './option-faults.ts';

interface OptionFieldsProps {
  /** Of the format, in the order of the table. */
  readonly names: readonly string[];
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  /** Source first. */
  readonly languages: readonly string[];
  /** What is missing is marked. */
  readonly complete?: boolean;
}

/** They mean nothing without columns for the languages. */
const withColumns: readonly string[] = ['headerRows', 'keyColumn', 'noteColumn', 'maxLengthColumn'];

const schemas = {
  switch: z.boolean(),
  number: z.number().int().min(0).max(1000),
  text: z.string().max(3),
  list: z.array(z.string()),
  columns: z.record(z.string(), z.string()),
};

/** A form made from the table of options. A value that is the default is not kept. */
export function OptionFields({ names, value, onChange, languages, complete = false }: OptionFieldsProps) {
  const { t } = useTranslation('document-settings');
  const id = useId();
  const hasColumns = columnsOf(value) !== undefined;
  const all = Object.keys(documentOptions) as DocumentOptionName[];
  const shown = all.filter(
    (name) =>
      names.includes(name) && name !== 'languageColumns' && (hasColumns || !withColumns.includes(name)),
  );
  const each = <Value,>(make: (name: DocumentOptionName) => Value): Record<string, Value> =>
    Object.fromEntries(shown.map((name) => [name, make(name)]));
  return (
    <>
      {names.includes('languageColumns') ? (
        <ColumnFields value={value} languages={languages} complete={complete} onChange={onChange} />
      ) : null}
      <FormFields
        form={{
          id,
          schema: z.object(each((name) => schemas[documentOptions[name].kind])),
          labels: each((name) => t(`option.${name}.label`)),
          values: each((name) => value[name] ?? documentOptions[name].default),
          set: (changes) => onChange(withOptions(value, changes)),
        }}
        fields={each((name) => ({
          hint: t(`option.${name}.hint`),
          placeholder: t(documentOptions[name].kind === 'list' ? 'listPlaceholder' : 'noColumn'),
          capitals: true,
        }))}
      />
    </>
  );
}

function withOptions(value: ChosenOptions, changes: Readonly<Record<string, unknown>>): ChosenOptions {
  const chosen = Object.entries({ ...value, ...changes });
  return Object.fromEntries(chosen.filter(([name, one]) => !isUsual(name, one))) as ChosenOptions;
}

function isUsual(name: string, value: unknown): boolean {
  const isEmpty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || value === documentOptions[name as DocumentOptionName]?.default;
}
