import type { ColumnContent, TableLayout } from '../../memory/exchange/table-layout.ts';
import type { Term, TermConcept } from '../term-concept.ts';

export type ConceptColumn = 'concept' | 'subject' | 'definition' | 'note' | 'image' | 'link';
export type TermColumn = keyof Pick<
  Term,
  'text' | 'status' | 'partOfSpeech' | 'gender' | 'caseRule' | 'exact' | 'note'
>;

/** What a column of a table of terms holds. */
export type Column =
  | { readonly of: 'concept'; readonly field: ConceptColumn }
  | { readonly of: 'term'; readonly field: TermColumn; readonly language: string };

/** What a table without headings, or with the headings of our template, is in. */
export interface TermLanguages {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** What is said of a file from outside. */
export interface TermReading extends TermLanguages {
  /** Of a table, where its own headings do not say it. */
  readonly layout?: TableLayout | undefined;
}

export const conceptColumns: Readonly<Record<ConceptColumn, string>> = {
  concept: 'concept',
  subject: 'subject',
  definition: 'definition',
  note: 'remark',
  image: 'image',
  link: 'link',
};

export const conceptFieldOrder = Object.keys(conceptColumns) as readonly ConceptColumn[];

/** What stands behind the language in a heading: `en status`. */
const termColumns: Readonly<Record<TermColumn, string>> = {
  text: '',
  status: 'status',
  partOfSpeech: 'part of speech',
  gender: 'gender',
  caseRule: 'case',
  exact: 'exact',
  note: 'note',
};

export const termFieldOrder = Object.keys(termColumns) as readonly TermColumn[];

export function termHeading(language: string, field: TermColumn): string {
  return `${language} ${termColumns[field]}`.trim();
}

const otherWords: Readonly<Record<string, ConceptColumn>> = {
  note: 'note',
  remarks: 'note',
  备注: 'note',
  领域: 'subject',
  定义: 'definition',
};
const sourceWords = new Set(['original', 'source', '原文']);
const targetWords = new Set(['translation', 'target', '译文']);

/** Undefined where the row is no row of headings. */
export function readHeadings(
  row: readonly string[],
  { sourceLanguage, targetLanguages }: TermLanguages,
): readonly (Column | undefined)[] | undefined {
  const columns = row.map((cell) =>
    columnOf(cell.trim(), sourceLanguage, targetLanguages[0] ?? sourceLanguage),
  );
  const texts = columns.filter((column) => column?.of === 'term' && column.field === 'text');
  return texts.length === 0 ? undefined : columns;
}

/** Original, translations and a remark. */
export function usualColumns({ sourceLanguage, targetLanguages }: TermLanguages): readonly Column[] {
  const languages = [sourceLanguage, ...targetLanguages];
  return [
    ...languages.map((language) => ({ of: 'term', field: 'text', language }) as const),
    { of: 'concept', field: 'note' },
  ];
}

/** What the columns hold by the first row, for somebody to look at and to change. */
export function guessedTermLayout(row: readonly string[], languages: TermLanguages): TableLayout {
  const headings = readHeadings(row, languages);
  const columns: readonly (Column | undefined)[] = headings ?? usualColumns(languages);
  return { hasHeadings: headings !== undefined, columns: row.map((_, i) => contentOf(columns[i])) };
}

/** What somebody chose. */
export function chosenTermColumns({ columns }: TableLayout): readonly (Column | undefined)[] {
  return columns.map((content) => (content === null ? undefined : chosenColumn(content)));
}

function contentOf(column: Column | undefined): ColumnContent | null {
  if (column === undefined) return null;
  return column.of === 'term' ? { field: column.field, language: column.language } : { field: column.field };
}

/** A concept and a term each have a note; the one in a language is of the term. */
function chosenColumn({ field, language }: ColumnContent): Column | undefined {
  if (language === undefined) {
    const known = conceptFieldOrder.find((name) => name === field);
    return known && { of: 'concept', field: known };
  }
  const known = termFieldOrder.find((name) => name === field);
  return known && { of: 'term', field: known, language };
}

function columnOf(heading: string, source: string, target: string): Column | undefined {
  const word = heading.toLowerCase();
  if (sourceWords.has(word)) return { of: 'term', field: 'text', language: source };
  if (targetWords.has(word)) return { of: 'term', field: 'text', language: target };
  const concept = otherWords[word] ?? conceptFieldNamed(word);
  if (concept !== undefined) return { of: 'concept', field: concept };
  const [, language = '', rest = ''] = /^([a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)(?: (.+))?$/i.exec(heading) ?? [];
  const field = termFieldOrder.find((name) => termColumns[name] === rest.toLowerCase());
  return language === '' || field === undefined || !isLanguage(language)
    ? undefined
    : { of: 'term', field, language: language.replaceAll('_', '-') };
}

function conceptFieldNamed(word: string): ConceptColumn | undefined {
  return conceptFieldOrder.find((name) => conceptColumns[name] === word);
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Words such as `use` look like tags; only languages that have a name are languages. */
function isLanguage(tag: string): boolean {
  return names.of(tag.split(/[-_]/)[0] ?? '') !== undefined;
}

/** No cell has room for a picture, which an address may hold itself. */
export function conceptCell(concept: TermConcept, field: ConceptColumn): string {
  const value = (field === 'concept' ? concept.id : concept[field]) ?? '';
  return field === 'image' && value.startsWith('data:') ? '' : value;
}

export function termCell(term: Term | undefined, field: TermColumn): string {
  const value = term?.[field];
  return value === true ? 'yes' : String(value || '');
}
