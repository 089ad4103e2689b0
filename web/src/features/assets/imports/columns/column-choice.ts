import type { TableColumn, TableLayout } from '@transloom/contracts/assets';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { AssetLanguages } from './use-table-layouts.ts';

type Columns = TableLayout['columns'];

/** A text needs a source and a translation; variants of a language count as the language. */
export function hasBothLanguages(
  columns: Columns,
  { sourceLanguage, targetLanguages }: AssetLanguages,
): boolean {
  const texts = columns.flatMap((column) => (column?.field === 'text' ? (column.language ?? []) : []));
  const isThere = (wanted: string) =>
    texts.some((language) => compareLanguages(language, wanted) !== 'different');
  return isThere(sourceLanguage) && targetLanguages.some(isThere);
}

/** What is in a language stands in one column alone: the one that had it takes what this one had. */
export function withContent(columns: Columns, place: number, content: TableColumn | null): Columns {
  const before = columns[place] ?? null;
  return columns.map((column, i) => {
    if (i === place) return content;
    return content?.language !== undefined && isSameContent(column, content) ? before : column;
  });
}

function isSameContent(a: TableColumn | null, b: TableColumn): boolean {
  return a?.field === b.field && a.language === b.language;
}

/** `A`, `B` … `AA`, as programs for tables call their columns. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}
