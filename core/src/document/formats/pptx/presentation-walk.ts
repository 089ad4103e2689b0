import type { FormatOptions, UnitVisitor } from '../../document-format.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import type { OfficeReport } from '../ooxml/office-report.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import type { DrawingVisit } from '../ooxml/visit-drawing.ts';

/** What the whole way through a presentation needs. */
export interface PresentationWalk {
  readonly book: OfficePackage;
  readonly options: FormatOptions;
  readonly visit: UnitVisitor;
  readonly report: OfficeReport;
  readonly edits: PartEdits;
  /** Parts that have been visited. */
  readonly seen: Set<string>;
}

/** The same walk for a slide that is not shown: it only counts. */
export function countingWalk(walk: PresentationWalk): PresentationWalk {
  const count: UnitVisitor = () => {
    walk.report.warn('hidden-text-skipped');
    return undefined;
  };
  return { ...walk, visit: count };
}

/** The walk through one slide or what belongs to it: only there do parts repeat one another. */
export function drawingVisit(walk: PresentationWalk): DrawingVisit {
  return { ...walk, targets: new Map() };
}
