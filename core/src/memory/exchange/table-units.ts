import { type InlineCodeTable, plainInline } from '../../inline/inline-text.ts';
import { fromMarkup, MarkupError, toMarkup } from '../../inline/markup.ts';
import { findVariant } from '../../language/find-variant.ts';
import type { TmxUnit, TmxVariant } from '../tmx/tmx-unit.ts';
import type { ExchangeLanguages } from './exchange-format.ts';
import { codesCell, readCodesCell } from './table-codes.ts';
import {
  chosenColumns,
  codesColumn,
  columnsByHeading,
  columnsInOrder,
  describingColumns,
  markupHeading,
  type TableColumn,
} from './table-columns.ts';
import { isSameRow, type TableLayout } from './table-layout.ts';

type Columns = readonly (TableColumn | undefined)[];

/**
 * Returns a reader that makes a unit of each row. Rows without text, and headings, which each sheet may repeat, make
 * none. The layout or else the first row says what the columns hold.
 */
export function tableReader(
  languages: ExchangeLanguages,
  layout?: TableLayout,
): (row: readonly string[]) => TmxUnit | undefined {
  let read: { readonly columns: Columns; readonly headings: readonly string[] | undefined } | undefined;
  return (row) => {
    if (row.every((cell) => cell.trim() === '')) return undefined;
    read ??= columnsOf(row, languages, layout);
    const { columns, headings } = read;
    return headings !== undefined && isSameRow(row, headings) ? undefined : unitOf(row, columns);
  };
}

/** Reads the columns from the first row that is not empty. */
function columnsOf(row: readonly string[], languages: ExchangeLanguages, layout: TableLayout | undefined) {
  if (layout !== undefined)
    return { columns: chosenColumns(layout, row), headings: layout.hasHeadings ? row : undefined };
  const byHeading = columnsByHeading(row, languages);
  return { columns: byHeading ?? columnsInOrder(languages), headings: byHeading && row };
}

function unitOf(row: readonly string[], columns: Columns): TmxUnit {
  const variants: TmxVariant[] = [];
  const facts: RowFacts = { attributes: {}, properties: [], notes: [] };
  for (const [i, column] of columns.entries()) {
    const cell = row[i] ?? '';
    if (column?.kind === 'text') variants.push(variantOf(cell, column));
    else if (column !== undefined && cell !== '') addFact(facts, column, cell);
  }
  return { ...facts, variants: withRowCodes(variants, row, columns) };
}

interface RowFacts {
  readonly attributes: Record<string, string>;
  readonly properties: TmxUnit['properties'][number][];
  readonly notes: TmxUnit['notes'][number][];
}

function addFact(facts: RowFacts, column: TableColumn, cell: string): void {
  if (column.kind === 'note') facts.notes.push({ text: cell });
  else if (column.kind === 'attribute') facts.attributes[column.name] = cell;
  else if (column.kind === 'property') facts.properties.push({ type: column.name, value: cell });
}

function withRowCodes(variants: readonly TmxVariant[], row: readonly string[], columns: Columns) {
  const tables = readCodesCell(row[columns.findIndex((column) => column?.kind === 'codes')] ?? '');
  return variants.map((variant, i) => withCodes(variant, tables[i]));
}

/** Only of codes that are still in the text. */
function withCodes(variant: TmxVariant, table: InlineCodeTable | undefined): TmxVariant {
  if (table === undefined) return variant;
  const ids = new Set(variant.text.codes.map(({ id }) => id));
  const codes = Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(Number(id))));
  return { ...variant, codes };
}

function variantOf(cell: string, { language, markup }: TableColumn & { kind: 'text' }): TmxVariant {
  const text = (markup ? readMarkup(cell) : undefined) ?? plainInline(cell.trim());
  return { language, text, codes: {}, attributes: {}, properties: [], notes: [] };
}

/** People change exported tables by hand. */
function readMarkup(cell: string) {
  try {
    return fromMarkup(cell.trim());
  } catch (error) {
    if (error instanceof MarkupError) return undefined;
    throw error;
  }
}

/** The row of headings of a table we write. */
export function tableHeadings({ sourceLanguage, targetLanguages }: ExchangeLanguages): readonly string[] {
  return [...[sourceLanguage, ...targetLanguages].map(markupHeading), ...describingColumns];
}

/** The row of a unit under those headings. */
export function tableRow(unit: TmxUnit, { sourceLanguage, targetLanguages }: ExchangeLanguages): string[] {
  const languages = unit.variants.map(({ language }) => language);
  const variants = [sourceLanguage, ...targetLanguages].map(
    (language) => unit.variants[findVariant(languages, language)],
  );
  const texts = variants.map((variant) => (variant === undefined ? '' : toMarkup(variant.text)));
  const codes = codesCell(variants.map((variant) => variant?.codes ?? {}));
  return [
    ...texts,
    ...describingColumns.map((name) => (name === codesColumn ? codes : describingCell(unit, name))),
  ];
}

function describingCell(unit: TmxUnit, name: (typeof describingColumns)[number]): string {
  if (name === 'note') return unit.notes.map(({ text }) => text).join('\n');
  if (name.startsWith('x-')) return unit.properties.find(({ type }) => type === name)?.value ?? '';
  const target = unit.variants.find((variant, i) => i > 0 && name in variant.attributes);
  return target?.attributes[name] ?? unit.attributes[name] ?? '';
}
