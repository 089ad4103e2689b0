import { compareLanguages } from '../../language/language-tag.ts';
import type { FormatOptions } from '../document-format.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import { columnNumber } from './column-letters.ts';

/** What the columns of a table mean. Numbers count from 1. */
export interface ColumnPlan {
  readonly excluded: ReadonlySet<number>;
  /** Absent where every cell is text of one language. */
  readonly languages?: LanguageColumns;
}

export interface LanguageColumns {
  readonly source: number;
  /** Absent where the table has no column of the target language. */
  readonly target?: number;
  readonly key?: number;
  readonly note?: number;
  readonly maxLength?: number;
  /** Rows at the top that are no text to translate. */
  readonly headerRows: number;
}

/** @throws {DocumentFormatError} no-text where no column is of the source language */
export function planColumns(options: FormatOptions): ColumnPlan {
  const excluded = new Set((options.excludedColumns ?? []).map((letters) => columnNumber(letters)));
  const columns = options.languageColumns ?? {};
  if (Object.keys(columns).length === 0) return { excluded };
  const { sourceLanguage, targetLanguage } = options;
  const source =
    columnOf(columns, sourceLanguage) ??
    (sourceLanguage === undefined ? firstOther(columns, targetLanguage) : undefined);
  if (source === undefined) throw new DocumentFormatError('no-text', { reason: 'no-source-column' });
  const target = columnOf(columns, targetLanguage);
  return {
    excluded,
    languages: {
      source,
      ...(target !== undefined && target !== source && { target }),
      ...numbered('key', options.keyColumn),
      ...numbered('note', options.noteColumn),
      ...numbered('maxLength', options.maxLengthColumn),
      headerRows: options.headerRows ?? 1,
    },
  };
}

/** The column of this language, else of a variant of it. */
function columnOf(
  columns: Readonly<Record<string, string>>,
  language: string | undefined,
): number | undefined {
  if (language === undefined) return undefined;
  const tags = Object.keys(columns);
  const tag =
    tags.find((one) => compareLanguages(one, language) === 'same') ??
    tags.find((one) => compareLanguages(one, language) === 'variant');
  return tag === undefined ? undefined : columnNumber(columns[tag] ?? '');
}

/** Where nobody named the source language, it is the first that is not the target. */
function firstOther(
  columns: Readonly<Record<string, string>>,
  language: string | undefined,
): number | undefined {
  const target = columnOf(columns, language);
  return Object.values(columns)
    .map(columnNumber)
    .find((column) => column !== target);
}

function numbered<Name extends string>(
  name: Name,
  letters: string | undefined,
): { readonly [key in Name]?: number } {
  return letters === undefined || letters === ''
    ? {}
    : ({ [name]: columnNumber(letters) } as { readonly [key in Name]: number });
}
