import type { InlineText } from '../../inline/inline-text.ts';
import { fromMarkup, MarkupError, toMarkup } from '../../inline/markup.ts';
import type { ReturnedSegment } from './read-exchange.ts';

/** A segment in a table that people fill in with a word processor or a spreadsheet. */
export interface BilingualRow {
  /** The name by which it is known when it comes back. */
  readonly id: string;
  /** Position in the document, from 1. */
  readonly number: number;
  readonly source: InlineText;
  /** Empty where there is none yet. */
  readonly target?: InlineText | undefined;
  /** In words. */
  readonly status: string;
}

export interface BilingualHeadings {
  readonly number: string;
  readonly source: string;
  readonly target: string;
  readonly status: string;
}

/** Cells of a row as markup: id, number, source, target, status. */
export function bilingualCells({ id, number, source, target, status }: BilingualRow): readonly string[] {
  return [id, String(number), toMarkup(source), target ? toMarkup(target) : '', status];
}

/** A segment's id and version, as they are given out. */
const exchangeName = /[0-9a-f]{8}-[0-9a-f-]{27}\.\d{1,9}/;

/**
 * The translations in rows of a table: the first cell with an id names the segment, the last three are source, target
 * and status. Rows without an id, and cells whose tags are broken, are left out.
 */
export function returnedRows(rows: Iterable<readonly string[]>): readonly ReturnedSegment[] {
  return [...rows].flatMap((cells) => {
    const [id] = exchangeName.exec(cells[0] ?? '') ?? [];
    const [source, target] = cells.slice(-3).map(readCell);
    if (id === undefined || source === undefined || target === undefined) return [];
    return [{ id, source, target, state: undefined }];
  });
}

function readCell(markup: string): InlineText | undefined {
  try {
    return fromMarkup(markup);
  } catch (error) {
    if (error instanceof MarkupError) return undefined;
    throw error;
  }
}
