import { languageOfHeading } from '../../language/language-heading.ts';
import { compareLanguages } from '../../language/language-tag.ts';
import type { ExchangeLanguages } from './exchange-format.ts';
import type { ColumnContent, TableLayout } from './table-layout.ts';

/** Content of a column: a text in a language, or a field that TMX has a name for. */
export type TableColumn =
  | { readonly kind: 'text'; readonly language: string; readonly markup: boolean }
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'note' }
  | { readonly kind: 'codes' };

/** The column that says what the codes in the texts of a row stand for. */
export const codesColumn = 'x-codes';

/** Columns of tables we write beside the texts; named as in TMX. */
export const describingColumns = [
  'creationdate',
  'creationid',
  'changedate',
  'changeid',
  'note',
  'x-file',
  'x-project',
  codesColumn,
] as const;

const markupMark = ' {1}';

/** Heading of texts whose codes are written as `{1}bold{/1}`, a brace of the text doubled. */
export function markupHeading(language: string): string {
  return language + markupMark;
}

/**
 * Reads the columns from a row of headings; undefined where the row is none. Then the first column is the source, and
 * the others are targets in the order of the languages.
 */
export function columnsByHeading(
  row: readonly string[],
  languages: ExchangeLanguages,
): readonly (TableColumn | undefined)[] | undefined {
  const columns = row.map((heading) => columnOf(heading.trim(), languages));
  const texts = columns.filter((column) => column?.kind === 'text');
  return texts.length > 1 ? columns : undefined;
}

export function columnsInOrder({
  sourceLanguage,
  targetLanguages,
}: ExchangeLanguages): readonly TableColumn[] {
  return [sourceLanguage, ...targetLanguages].map((language) => ({ kind: 'text', language, markup: false }));
}

/** Guesses the columns from the first row, for a person to check and change. */
export function guessedLayout(row: readonly string[], languages: ExchangeLanguages): TableLayout {
  const byHeading = columnsByHeading(row, languages);
  const columns: readonly (TableColumn | undefined)[] = byHeading ?? columnsInOrder(languages);
  return {
    hasHeadings: byHeading !== undefined,
    columns: row.map((_, i) => contentOf(columns[i])),
  };
}

/** The columns that a person chose; the heading alone says whether a text has its codes written out. */
export function chosenColumns(
  { hasHeadings, columns }: TableLayout,
  row: readonly string[],
): readonly (TableColumn | undefined)[] {
  return columns.map((content, i) =>
    content === null ? undefined : chosenColumn(content, hasHeadings ? (row[i] ?? '') : ''),
  );
}

function contentOf(column: TableColumn | undefined): ColumnContent | null {
  if (column === undefined) return null;
  if (column.kind === 'text') return { field: 'text', language: column.language };
  if (column.kind === 'codes') return { field: codesColumn };
  return { field: column.kind === 'note' ? 'note' : column.name };
}

function chosenColumn({ field, language }: ColumnContent, heading: string): TableColumn | undefined {
  if (field !== 'text') return describingColumn(field);
  const markup = heading.trim().endsWith(markupMark);
  return language === undefined ? undefined : { kind: 'text', language, markup };
}

function describingColumn(name: string): TableColumn | undefined {
  if (name === 'note') return { kind: 'note' };
  if (name === codesColumn) return { kind: 'codes' };
  if (name.startsWith('x-')) return { kind: 'property', name };
  return describingColumns.some((known) => known === name) ? { kind: 'attribute', name } : undefined;
}

function columnOf(heading: string, languages: ExchangeLanguages): TableColumn | undefined {
  const describing = describingColumn(heading);
  if (describing !== undefined) return describing;
  const markup = heading.endsWith(markupMark);
  const language = languageOf(markup ? heading.slice(0, -markupMark.length) : heading, languages);
  return language === undefined ? undefined : { kind: 'text', language, markup };
}

const tag = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/;
const sourceNames = new Set(['source', 'source text', 'original', '原文', '源文', '源语言']);
const targetNames = new Set(['target', 'target text', 'translation', '译文', '目标', '目标语言']);

/** Recognizes a language by its tag, a common heading, or its name in English, Chinese or itself. */
function languageOf(
  heading: string,
  { sourceLanguage, targetLanguages }: ExchangeLanguages,
): string | undefined {
  const name = heading.toLowerCase();
  if (sourceNames.has(name)) return sourceLanguage;
  if (targetNames.has(name) && targetLanguages.length === 1) return targetLanguages[0];
  const asked = [sourceLanguage, ...targetLanguages];
  const named = languageOfHeading(name, asked);
  if (named !== undefined || !tag.test(heading)) return named;
  return asked.find((language) => compareLanguages(language, heading) !== 'different') ?? knownTag(heading);
}

/** Words of three letters are tags as well; of those only such as have a name count. */
function knownTag(heading: string): string | undefined {
  const language = heading.replaceAll('_', '-');
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  try {
    return name.of(language) === undefined ? undefined : language;
  } catch {
    return undefined;
  }
}
