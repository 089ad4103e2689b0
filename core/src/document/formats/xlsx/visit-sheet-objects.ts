import type { InlineText } from '../../../inline/inline-text.ts';
import { visitDrawing } from '../ooxml/visit-drawing.ts';
import { presentIn, visitDrawnObjects } from '../ooxml/visit-drawn-objects.ts';
import { countComments, visitComments } from './visit-comments.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/**
 * Takes comments, shapes, charts and diagrams of a sheet past the visitor; `seen` are the parts of sheets before it.
 * @throws {DocumentFormatError}
 */
export function visitSheetObjects(walk: WorkbookWalk, sheet: string, seen: Set<string>): void {
  const related = presentIn(walk.book, sheet).filter(({ target }) => !seen.has(target));
  for (const { target } of related) seen.add(target);
  const comments = {
    notes: related.find(({ type }) => type === 'comments')?.target,
    threads: related.find(({ type }) => type === 'threadedComment')?.target,
  };
  if (walk.options.comments) visitComments(walk, comments);
  else walk.report.warn('comments-skipped', countComments(walk, comments));
  const drawing = { ...walk, targets: new Map<string, InlineText>() };
  for (const { type, target } of related) {
    if (type !== 'drawing') continue;
    visitDrawing(drawing, target);
    visitDrawnObjects(drawing, target, { seen, chartData: false });
  }
}
