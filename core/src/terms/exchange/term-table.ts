import { compareLanguages } from '../../language/language-tag.ts';
import { isSameRow } from '../../memory/exchange/table-layout.ts';
import { type CaseRule, type Term, type TermConcept, termStatuses } from '../term-concept.ts';
import {
  type Column,
  type ConceptColumn,
  chosenTermColumns,
  conceptCell,
  conceptColumns,
  conceptFieldOrder,
  pairColumns,
  readHeadings,
  type TermColumn,
  type TermLanguages,
  type TermReading,
  termCell,
  termFieldOrder,
  termHeading,
  usualColumns,
} from './term-columns.ts';

type Row = readonly string[];

/** Concepts out of the rows of a table; rows with one and the same concept's name are one. */
export class TermTable {
  readonly #reading: TermReading;
  #columns: readonly (Column | undefined)[] | undefined;
  /** The row that names the columns, which every sheet may have again. */
  #headings: Row | undefined;
  #open: OpenConcept | undefined;
  #rows = 0;
  readonly #unread: number[] = [];

  constructor(reading: TermReading) {
    this.#reading = reading;
  }

  /** Numbers of rows that hold something, but no term, from 1; the first of them. */
  get unread(): readonly number[] {
    return this.#unread;
  }

  push(rows: readonly Row[]): readonly TermConcept[] {
    return rows.flatMap((row) => this.#read(row));
  }

  finish(): readonly TermConcept[] {
    return this.#open === undefined ? [] : [this.#open.concept];
  }

  #read(row: Row): readonly TermConcept[] {
    this.#rows += 1;
    if (row.every((cell) => cell.trim() === '')) return [];
    const columns = this.#pairOf(row) ?? this.#columns ?? this.#begin(row);
    if (this.#headings !== undefined && isSameRow(row, this.#headings)) return [];
    const concept = conceptOf(row, columns);
    if (concept.sections.length === 0) {
      if (this.#unread.length < mostUnread) this.#unread.push(this.#rows);
      return [];
    }
    const before = this.#open;
    if (before?.id !== undefined && before.id === concept.id) {
      before.join(concept);
      return [];
    }
    this.#open = new OpenConcept(concept);
    return before === undefined ? [] : [before.concept];
  }

  /** Each row of a glossary of DeepL says which languages it is in. */
  #pairOf(row: Row): readonly (Column | undefined)[] | undefined {
    return this.#reading.layout === undefined && this.#headings === undefined ? pairColumns(row) : undefined;
  }

  /** The layout defines the columns, else the first row that is not empty. */
  #begin(row: Row): readonly (Column | undefined)[] {
    const { layout } = this.#reading;
    const named = layout === undefined ? readHeadings(row, this.#reading) : chosenTermColumns(layout);
    this.#columns = named ?? usualColumns(this.#reading);
    if (layout?.hasHeadings ?? named !== undefined) this.#headings = row;
    return this.#columns;
  }
}

/** Rows without a term that are named; more are one fault of the whole table. */
const mostUnread = 1_000;

function conceptOf(row: Row, columns: readonly (Column | undefined)[]): TermConcept {
  const fields: Partial<Record<ConceptColumn, string>> = {};
  const terms = new Map<string, Partial<Record<TermColumn, string>>>();
  const ofRow: Partial<Record<TermColumn, string>> = {};
  for (const [i, column] of columns.entries()) {
    const text = row[i]?.trim() ?? '';
    if (text === '' || column === undefined) continue;
    if (column.of === 'concept') fields[column.field] = text;
    else if (column.of === 'row') ofRow[column.field] = text;
    else terms.set(column.language, { ...terms.get(column.language), [column.field]: text });
  }
  const { concept: id, ...others } = fields;
  const sections = [...terms].map(([language, cells]) => ({
    language,
    terms: termsOf({ ...ofRow, ...cells }),
  }));
  return {
    ...(id !== undefined && { id }),
    ...others,
    sections: sections.filter(({ terms: some }) => some.length > 0),
  };
}

/** A cell may hold synonyms, one behind another. */
function termsOf(cells: Partial<Record<TermColumn, string>>): readonly Term[] {
  const { text = '', partOfSpeech, gender, note } = cells;
  const status = termStatuses.find((known) => known === cells.status?.toLowerCase()) ?? 'preferred';
  const caseRule = caseRuleOf(cells.caseRule?.toLowerCase());
  const texts = text.split(/[;；\n]/).map((one) => one.trim());
  return texts
    .filter((one) => one !== '')
    .map((one) => ({
      text: one,
      status,
      ...(caseRule !== undefined && { caseRule }),
      ...(cells.exact?.toLowerCase() === 'yes' && { exact: true }),
      ...(partOfSpeech !== undefined && { partOfSpeech }),
      ...(gender !== undefined && { gender }),
      ...(note !== undefined && { note }),
    }));
}

const sameCase = new Set([
  'same',
  'yes',
  'true',
  '1',
  'x',
  'y',
  '是',
  '区分',
  'case sensitive',
  'sensitive',
  'exact',
]);
const anyCase = new Set(['any', 'no', 'false', '0', 'n', '否', '不区分', 'case insensitive', 'insensitive']);

function caseRuleOf(word: string | undefined): CaseRule | undefined {
  if (word === undefined) return undefined;
  if (sameCase.has(word)) return 'same';
  return anyCase.has(word) ? 'any' : undefined;
}

/** A concept whose rows are still coming; a table may have thousands of one, each looked up in no time. */
class OpenConcept {
  #fields: Omit<TermConcept, 'sections'>;
  readonly #sections = new Map<string, Map<string, Term>>();

  constructor({ sections, ...fields }: TermConcept) {
    this.#fields = fields;
    this.#add(sections);
  }

  get id(): string | undefined {
    return this.#fields.id;
  }

  get concept(): TermConcept {
    const sections = [...this.#sections].map(([language, terms]) => ({
      language,
      terms: [...terms.values()],
    }));
    return { ...this.#fields, sections };
  }

  /** What an earlier row says stays. */
  join({ sections, ...fields }: TermConcept): void {
    this.#fields = { ...fields, ...this.#fields };
    this.#add(sections);
  }

  #add(sections: TermConcept['sections']): void {
    for (const { language, terms } of sections) {
      const known = this.#sections.get(language) ?? new Map<string, Term>();
      for (const term of terms) if (!known.has(term.text)) known.set(term.text, term);
      this.#sections.set(language, known);
    }
  }
}

export function tableHeadings({ sourceLanguage, targetLanguages }: TermLanguages): Row {
  const languages = [sourceLanguage, ...targetLanguages];
  return [
    ...languages.map((language) => termHeading(language, 'text')),
    ...Object.values(conceptColumns).toSorted((a) => (a === 'remark' ? -1 : 0)),
    ...languages.flatMap((language) =>
      termFieldOrder.filter((field) => field !== 'text').map((field) => termHeading(language, field)),
    ),
  ];
}

/** As many rows as the language with the most terms has; `number` stands for the name of a concept without one. */
export function tableRows(concept: TermConcept, languages: TermLanguages, number: number): readonly Row[] {
  const tags = [languages.sourceLanguage, ...languages.targetLanguages];
  const terms = tags.map((language) => termsIn(concept, language));
  const named = { ...concept, id: concept.id ?? String(number) };
  const fields = conceptFieldOrder.toSorted((a) => (a === 'note' ? -1 : 0));
  const others = termFieldOrder.filter((field) => field !== 'text');
  return Array.from({ length: Math.max(...terms.map(({ length }) => length)) }, (_, i) => [
    ...terms.map((some) => termCell(some[i], 'text')),
    ...fields.map((field) => conceptCell(named, field)),
    ...terms.flatMap((some) => others.map((field) => termCell(some[i], field))),
  ]);
}

/** Of the same language, else of its variants. */
export function termsIn({ sections }: TermConcept, language: string): readonly Term[] {
  const same = sections.filter((section) => compareLanguages(section.language, language) === 'same');
  const alike =
    same.length > 0
      ? same
      : sections.filter((section) => compareLanguages(section.language, language) !== 'different');
  return alike.flatMap(({ terms }) => terms);
}
