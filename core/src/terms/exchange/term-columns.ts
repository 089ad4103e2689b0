import { languageOfHeading } from '../../language/language-heading.ts';
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
  | { readonly of: 'term'; readonly field: TermColumn; readonly language: string }
  /** Of every term of the row. */
  | { readonly of: 'row'; readonly field: TermColumn };

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
  notes: 'note',
  remarks: 'note',
  comment: 'note',
  comments: 'note',
  备注: 'note',
  说明: 'note',
  注释: 'note',
  备注说明: 'note',
  domain: 'subject',
  field: 'subject',
  category: 'subject',
  领域: 'subject',
  学科: 'subject',
  分类: 'subject',
  description: 'definition',
  定义: 'definition',
  释义: 'definition',
  解释: 'definition',
  id: 'concept',
  'concept id': 'concept',
  编号: 'concept',
  序号: 'concept',
  概念: 'concept',
};
const sourceWords = new Set([
  'original',
  'source',
  'source term',
  'source text',
  'term',
  'source language',
  '原文',
  '源文',
  '术语',
  '源术语',
  '术语原文',
  '原词',
  '词条',
  '源语言',
  '源语',
]);
const targetWords = new Set([
  'translation',
  'target',
  'target term',
  'target text',
  'target language',
  '译文',
  '译名',
  '译法',
  '翻译',
  '译词',
  '目标术语',
  '术语译文',
  '对应词',
  '目标语言',
  '目标语',
]);
/** Of the whole row, where other tables have it for each language. */
const rowWords: Readonly<Record<string, TermColumn>> = {
  'case sensitive': 'caseRule',
  'case-sensitive': 'caseRule',
  'case sensitivity': 'caseRule',
  'match case': 'caseRule',
  case: 'caseRule',
  区分大小写: 'caseRule',
  大小写: 'caseRule',
  大小写敏感: 'caseRule',
  status: 'status',
  usage: 'status',
  状态: 'status',
  'part of speech': 'partOfSpeech',
  pos: 'partOfSpeech',
  词性: 'partOfSpeech',
};

/** Undefined where the row is no row of headings. */
export function readHeadings(
  row: readonly string[],
  { sourceLanguage, targetLanguages }: TermLanguages,
): readonly (Column | undefined)[] | undefined {
  const languages = { sourceLanguage, targetLanguages };
  const columns = row.map((cell) => columnOf(cell.trim(), languages));
  const texts = columns.filter((column) => column?.of === 'term' && column.field === 'text');
  return texts.length === 0 ? undefined : columns;
}

/** The columns of a glossary of DeepL, which has no headings: two terms and the languages they are in. */
export function pairColumns(row: readonly string[]): readonly (Column | undefined)[] | undefined {
  const cells = row.map((cell) => cell.trim());
  const [source = '', target = ''] = cells.slice(2);
  const isPair = cells.length === 4 && isLanguageTag(source) && isLanguageTag(target);
  if (!isPair || isLanguageTag(cells[0] ?? '') || isLanguageTag(cells[1] ?? '')) return undefined;
  return [source, target].map((language) => ({ of: 'term', field: 'text', language }));
}

function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(text) && isLanguage(text);
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

function columnOf(heading: string, { sourceLanguage, targetLanguages }: TermLanguages): Column | undefined {
  const word = heading.toLowerCase();
  const [target = sourceLanguage] = targetLanguages;
  if (sourceWords.has(word)) return { of: 'term', field: 'text', language: sourceLanguage };
  if (targetWords.has(word)) return { of: 'term', field: 'text', language: target };
  const concept = otherWords[word] ?? conceptFieldNamed(word);
  if (concept !== undefined) return { of: 'concept', field: concept };
  const ofRow = rowWords[word];
  if (ofRow !== undefined) return { of: 'row', field: ofRow };
  const named = languageOfHeading(heading, [sourceLanguage, ...targetLanguages]);
  if (named !== undefined) return { of: 'term', field: 'text', language: named };
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
