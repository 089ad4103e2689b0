import type { InlineText } from '../../../inline/inline-text.ts';
import { relationshipsOf } from '../ooxml/office-package.ts';
import { visitDrawing } from '../ooxml/visit-drawing.ts';
import { countComments, visitComments } from './visit-comments.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/**
 * Takes comments, shapes, charts and diagrams of a sheet past the visitor; `seen` are the parts of sheets before it.
 * @throws {DocumentFormatError}
 */
export function visitSheetObjects(walk: WorkbookWalk, sheet: string, seen: Set<string>): void {
  const { archive } = walk.book;
  const related = relationshipsOf(archive, sheet).filter(
    ({ target }) => archive.entriesByName.has(target) && !seen.has(target),
  );
  for (const { target } of related) seen.add(target);
  const comments = {
    notes: related.find(({ type }) => type === 'comments')?.target,
    threads: related.find(({ type }) => type === 'threadedComment')?.target,
  };
  if (walk.options.comments) visitComments(walk, comments);
  else walk.report.warn('comments-skipped', countComments(walk, comments));
  const told = new Map<string, InlineText>();
  for (const { target } of related.filter(({ type }) => type === 'drawing'))
    visitDrawings(walk, target, { told, seen });
}

const objects = ['chart', 'chartEx', 'diagramData', 'chartUserShapes'];

interface DrawingPlaces {
  readonly told: Map<string, InlineText>;
  readonly seen: Set<string>;
}

function visitDrawings(walk: WorkbookWalk, drawing: string, { told, seen }: DrawingPlaces): void {
  const { archive } = walk.book;
  visitDrawing({ ...walk, told }, drawing);
  const inside = (part: string) =>
    relationshipsOf(archive, part).filter(({ target }) => archive.entriesByName.has(target));
  const related = inside(drawing);
  const charts = related.filter(({ type }) => type === 'chart');
  const shapes = charts.flatMap(({ target }) => inside(target));
  for (const { type, target } of [...related, ...shapes]) {
    if (!objects.includes(type) || seen.has(target)) continue;
    seen.add(target);
    visitDrawing({ ...walk, told }, target);
  }
  // What the diagrams looked like when they were saved; their data say the same.
  for (const { type, target } of related)
    if (type === 'diagramDrawing') visitDrawing({ ...walk, told }, target, true);
}
