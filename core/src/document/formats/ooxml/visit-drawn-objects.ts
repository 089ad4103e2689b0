import { type OfficePackage, relationshipsOf } from './office-package.ts';
import type { Relationship } from './relationships.ts';
import { type DrawingVisit, visitDrawing } from './visit-drawing.ts';

const objects = new Set(['chart', 'chartEx', 'diagramData', 'chartUserShapes']);

export interface DrawnObjects {
  /** Parts that have been visited. */
  readonly seen: Set<string>;
  /** Whether charts keep what they show apart from the document, so that nothing else changes it. */
  readonly chartData: boolean;
}

/** Takes charts and diagrams a part refers to past the visitor. @throws {DocumentFormatError} */
export function visitDrawnObjects(walk: DrawingVisit, part: string, { seen, chartData }: DrawnObjects): void {
  const related = presentIn(walk.book, part);
  const charts = related.filter(({ type }) => type === 'chart' || type === 'chartEx');
  const insideCharts = charts.flatMap(({ target }) => presentIn(walk.book, target));
  for (const { type, target } of [...related, ...insideCharts]) {
    if (!objects.has(type) || seen.has(target)) continue;
    seen.add(target);
    visitDrawing(walk, target, { chartData });
  }
  // What the diagrams looked like when they were saved; their data say the same.
  for (const { type, target } of related)
    if (type === 'diagramDrawing') visitDrawing(walk, target, { repeats: true });
  if (chartData)
    walk.report.warn('chart-data-kept', insideCharts.filter(({ type }) => type === 'package').length);
}

/** What a part refers to and the package has. */
export function presentIn(
  { archive }: Pick<OfficePackage, 'archive'>,
  part: string,
): readonly Relationship[] {
  return relationshipsOf(archive, part).filter(({ target }) => archive.entriesByName.has(target));
}
