import type { InlineText } from '../../../inline/inline-text.ts';
import { relationshipsOf } from '../ooxml/office-package.ts';
import { visitDrawing } from '../ooxml/visit-drawing.ts';
import { countComments, visitComments } from './visit-comments.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** Takes comments, shapes, charts and diagrams of a sheet past the visitor. @throws {DocumentFormatError} */
export function visitSheetObjects(walk: WorkbookWalk, sheet: string): void {
  const { archive } = walk.book;
  const related = relationshipsOf(archive, sheet).filter(({ target }) => archive.entriesByName.has(target));
  const comments = {
    notes: related.find(({ type }) => type === 'comments')?.target,
    threads: related.find(({ type }) => type === 'threadedComment')?.target,
  };
  if (walk.options.comments) visitComments(walk, comments);
  else walk.report.warn('comments-skipped', countComments(walk, comments));
  const told = new Map<string, InlineText>();
  for (const { target } of related.filter(({ type }) => type === 'drawing'))
    visitDrawings(walk, target, told);
}

const objects = ['chart', 'chartEx', 'diagramData', 'chartUserShapes'];

function visitDrawings(walk: WorkbookWalk, drawing: string, told: Map<string, InlineText>): void {
  const { archive } = walk.book;
  visitDrawing({ ...walk, told }, drawing);
  const related = relationshipsOf(archive, drawing).filter(({ target }) => archive.entriesByName.has(target));
  for (const { type, target } of related) {
    if (!objects.includes(type)) continue;
    visitDrawing({ ...walk, told }, target);
    const inside = type === 'chart' ? relationshipsOf(archive, target) : [];
    for (const shapes of inside.filter((one) => one.type === 'chartUserShapes'))
      visitDrawing({ ...walk, told }, shapes.target);
  }
  // What the diagrams looked like when they were saved; their data say the same.
  for (const { type, target } of related)
    if (type === 'diagramDrawing') visitDrawing({ ...walk, told }, target, true);
}
