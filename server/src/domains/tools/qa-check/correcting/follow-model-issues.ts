import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../../platform/context.ts';
import {
  type CheckedIssueRow,
  deleteIssues,
  findIssuesOf,
  moveIssue,
} from '../segments/checked-issues.store.ts';
import type { CheckedSegmentRow } from '../segments/checked-segments.store.ts';

/**
 * What a language model said of a translation holds for the words that are still there after a correction; the rest is gone
 * with the text that it was said of.
 */
export async function followModelIssues(
  { db }: Context,
  { row, before }: { readonly row: CheckedSegmentRow; readonly before: string },
): Promise<void> {
  const issues = (await findIssuesOf(db, [row.id])).filter(({ origin }) => origin !== 'rule');
  const [old, text] = [fromMarkup(before).text, fromMarkup(row.target).text];
  const placed = issues.map((issue) => ({ id: issue.id, start: placeIn(text, quoteOf(issue, old)), issue }));
  await deleteIssues(
    db,
    placed.filter(({ start }) => start < 0).map(({ id }) => id),
  );
  for (const { id, start, issue } of placed)
    if (start >= 0) await moveIssue(db, id, { start, end: start + quoteOf(issue, old).length });
}

function quoteOf({ targetStart, targetEnd }: CheckedIssueRow, text: string): string {
  return targetStart === null || targetEnd === null ? '' : text.slice(targetStart, targetEnd);
}

function placeIn(text: string, quote: string): number {
  return quote === '' ? -1 : text.indexOf(quote);
}
