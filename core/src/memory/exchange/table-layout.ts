/** What a column holds; `text` is a segment or a term. */
export interface ColumnContent {
  readonly field: string;
  /** Of fields that are in one. */
  readonly language?: string | undefined;
}

/** What somebody says of the columns of a table. */
export interface TableLayout {
  /** Whether its first row names the columns. */
  readonly hasHeadings: boolean;
  /** From the left; null for those that are left out, as all are behind the last one. */
  readonly columns: readonly (ColumnContent | null)[];
}

/** Whether a row names the columns once more, as each sheet may. */
export function isSameRow(row: readonly string[], headings: readonly string[]): boolean {
  const length = Math.max(row.length, headings.length);
  for (let i = 0; i < length; i++) if ((row[i] ?? '') !== (headings[i] ?? '')) return false;
  return true;
}
