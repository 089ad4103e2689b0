/** Content of a column; `text` is a segment or a term. */
export interface ColumnContent {
  readonly field: string;
  /** Language of a field that has one. */
  readonly language?: string | undefined;
}

/** What a person says of the columns of a table. */
export interface TableLayout {
  /** Whether the first row names the columns. */
  readonly hasHeadings: boolean;
  /** Columns from the left; null for those that are left out, as all after the last one are. */
  readonly columns: readonly (ColumnContent | null)[];
}

/** Whether a row repeats the headings, as each sheet may. */
export function isSameRow(row: readonly string[], headings: readonly string[]): boolean {
  const length = Math.max(row.length, headings.length);
  for (let i = 0; i < length; i++) if ((row[i] ?? '') !== (headings[i] ?? '')) return false;
  return true;
}
