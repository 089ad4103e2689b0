import type { TableColumn, TableLayout } from '@transloom/contracts/assets';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../../i18n/language-name.ts';
import { LineList, ListLine } from '../../../../ui/line-list.tsx';
import { Text } from '../../../../ui/text.tsx';
import type { AssetKind, ListedAsset } from '../../asset-kind.ts';
import { columnLetters } from './column-choice.ts';
import type { EntryField, LanguageField } from './column-fields.ts';
import styles from './columns.module.css';
import type { TablePreview } from './table-preview.queries.ts';
import type { AssetLanguages } from './use-table-layouts.ts';

interface ColumnListProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly languages: AssetLanguages;
  readonly rows: TablePreview['rows'];
  readonly hasHeadings: boolean;
  readonly columns: TableLayout['columns'];
  readonly onChoose: (place: number, content: TableColumn | null) => void;
}

/** A line for each column: its name, its first cells, and what it holds. */
export function ColumnList<One extends ListedAsset>(props: ColumnListProps<One>) {
  const { rows, hasHeadings, columns, onChoose } = props;
  const { t } = useTranslation('assets');
  const options = useContents(props);
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  const [headings = [], ...records] = hasHeadings ? rows : [[], ...rows];
  return (
    <LineList>
      {Array.from({ length: width }, (_, place) => (
        <ListLine key={columnLetters(place)}>
          <div className={styles['column']}>
            <div className={styles['shown']}>
              <Text size="table" strong truncate as="div">
                {`${columnLetters(place)} ${headings[place] ?? ''}`.trim()}
              </Text>
              {records.slice(0, shownRecords).map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change, and have nothing else to be told by
                <Text key={i} size="small" tone="secondary" truncate as="div">
                  {row[place]?.trim() || '–'}
                </Text>
              ))}
            </div>
            <Select<string>
              className={styles['content'] ?? ''}
              aria-label={t('columns.contentOf', { column: columnLetters(place) })}
              showSearch={{ optionFilterProp: 'label' }}
              value={keyOf(columns[place] ?? null)}
              options={options}
              onChange={(key) => onChoose(place, contentOfKey(key))}
            />
          </div>
        </ListLine>
      ))}
    </LineList>
  );
}

const shownRecords = 3;

/** What a column may hold: texts first, then what else is said in a language, then what is said of the entry. */
function useContents<One extends ListedAsset>({ kind, languages, columns }: ColumnListProps<One>) {
  const { t } = useTranslation('assets');
  const asked = [languages.sourceLanguage, ...languages.targetLanguages];
  const { inLanguages, ofEntries } = kind.columnFields;
  const known: TableColumn[] = [
    ...asked.map((language) => ({ field: 'text', language })),
    ...inLanguages.flatMap((field) => asked.map((language) => ({ field, language }))),
    ...ofEntries.map((field) => ({ field })),
  ];
  const keys = new Set(known.map(keyOf));
  // Languages and fields that the table itself names.
  const others = columns.flatMap((column) => (column !== null && !keys.has(keyOf(column)) ? [column] : []));
  const labelOfEntry = (field: string) => {
    const isKnown = ofEntries.some((known) => known === field);
    if (!isKnown) return field;
    return t(field === 'note' ? `kind.${kind.name}.note` : `columns.field.${field as EntryField}`);
  };
  const labelOf = ({ field, language }: TableColumn) => {
    if (language === undefined) return labelOfEntry(field);
    const name = languageName(language);
    return field === 'text' ? name : `${name} · ${t(`columns.field.${field as LanguageField}`)}`;
  };
  return [
    { value: keyOf(null), label: t('columns.leaveOut') },
    ...[...known, ...others].map((column) => ({ value: keyOf(column), label: labelOf(column) })),
  ];
}

function keyOf(column: TableColumn | null): string {
  return column === null ? '' : `${column.language ?? ''} ${column.field}`;
}

function contentOfKey(key: string): TableColumn | null {
  const [language = '', field = ''] = key.split(' ');
  if (field === '') return null;
  return language === '' ? { field } : { field, language };
}
