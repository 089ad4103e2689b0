import type { InlineText } from '../../inline/inline-text.ts';
import { inlineRuns, wordTable } from './word-table.ts';

export interface ReviewRow {
  readonly source: InlineText;
  /** Empty where there is none yet. */
  readonly target?: InlineText | undefined;
}

const columnTwips = 7000;

/** A Word document with a table of source and target, to be read and commented on. */
export function reviewTable(rows: readonly ReviewRow[], titles: readonly [string, string]): Uint8Array {
  return wordTable(
    titles.map((title) => ({ title, twips: columnTwips })),
    rows.map(({ source, target }) => [inlineRuns(source), target ? inlineRuns(target) : '']),
  );
}
