import type { SheetContents } from './read-sheet.ts';
import type { CellVisits } from './visit-cells.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** A sheet on its way past the visitor. */
export interface SheetVisit {
  readonly walk: WorkbookWalk;
  readonly cells: CellVisits;
  readonly part: string;
  readonly contents: SheetContents;
}
