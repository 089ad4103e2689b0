import type { InlineText } from '../../inline/inline-text.ts';
import type { BilingualHeadings, BilingualRow } from './bilingual-rows.ts';
import { inlineRuns, run, wordTable } from './word-table.ts';

const numberTwips = 900;
const textTwips = 5600;
const statusTwips = 1900;

/**
 * A Word document with a table of number, source, target and status, to be filled in and given back. Codes are shown by
 * number, a brace of the text is doubled, and the name of each segment stands hidden beside its number.
 */
export function bilingualTable(rows: readonly BilingualRow[], headings: BilingualHeadings): Uint8Array {
  const columns = [
    { title: headings.number, twips: numberTwips },
    { title: headings.source, twips: textTwips },
    { title: headings.target, twips: textTwips },
    { title: headings.status, twips: statusTwips },
  ];
  return wordTable(columns, rows.map(cellsOf));
}

function cellsOf({ id, number, source, target, status }: BilingualRow): readonly string[] {
  const name = `${run(String(number), '')}${run(` ${id}`, '<w:vanish/>')}`;
  return [name, markedRuns(source), target ? markedRuns(target) : '', run(status, '')];
}

function markedRuns(inline: InlineText): string {
  return inlineRuns(inline, (text) => text.replaceAll('{', '{{'));
}
