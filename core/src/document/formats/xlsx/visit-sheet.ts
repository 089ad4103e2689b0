import type { LanguageColumns } from '../../columns/column-plan.ts';
import type { UnitVisitor } from '../../document-format.ts';
import { readPart } from '../ooxml/office-package.ts';
import { type RunNode, textOf } from '../ooxml/run-nodes.ts';
import { writePlace } from './cell-place.ts';
import { readSheet } from './read-sheet.ts';
import { ownRuns, type SheetCell } from './sheet-cell.ts';
import type { SheetVisit } from './sheet-visit.ts';
import { excludedCells, filledCells, hiddenCells } from './shown-cells.ts';
import { SheetTables } from './tables.ts';
import type { CellVisits } from './visit-cells.ts';
import { visitMappedCells } from './visit-mapped-cells.ts';
import { visitSheetTexts } from './visit-sheet-texts.ts';
import { countingWalk, type WorkbookWalk } from './workbook-walk.ts';
import { writeCell } from './write-cell.ts';

/** Takes the cells of a sheet and what stands around them past the visitor. @throws {DocumentFormatError} */
export function visitSheet(walk: WorkbookWalk, cells: CellVisits, part: string): void {
  const xml = readPart(walk.book.archive, part);
  if (xml === undefined) return;
  const { languages } = walk.plan;
  const columns = languages && columnsOf(languages);
  const contents = readSheet(xml.text, part, {
    keeps: (cell) => {
      if (cell.type === 's' && !cell.hasFormula) walk.strings.countUse(Number(cell.value));
      if (cell.type === 'str' && cell.hasFormula) walk.report.warn('formula-text-skipped');
      return columns === undefined ? isText(walk, cell) : columns.has(cell.column);
    },
    gapsIn: languages?.target,
  });
  if (languages !== undefined) visitMappedCells({ walk, cells, part, contents }, languages);
  else {
    visitCells({ walk, cells, part, contents });
    visitSheetTexts(walk, contents.texts.found, part);
  }
}

function columnsOf({
  source,
  target,
  key,
  note,
  maxLength,
}: LanguageColumns): ReadonlySet<number | undefined> {
  return new Set([source, target, key, note, maxLength]);
}

function isText(walk: WorkbookWalk, cell: SheetCell): boolean {
  return ownRuns(cell, walk.strings.strings) !== undefined;
}

function visitCells({ walk, cells, part, contents }: SheetVisit): void {
  const isHidden = walk.options.hiddenText ? () => false : hiddenCells(contents);
  const isExcluded = excludedCells(walk);
  const isFilled = filledCells(contents);
  const counting = countingWalk(walk);
  const tables = new SheetTables(walk, part);
  for (const cell of contents.cells) {
    const skipped = isFilled(cell) ? 'formula-text-skipped' : 'excluded-text-skipped';
    if (isFilled(cell) || isExcluded(cell)) {
      walk.report.warn(skipped);
      continue;
    }
    const seen = isHidden(cell) ? counting : walk;
    const nodes = visitCell({ cells, part }, cell, seen.visit);
    const agreed = nodes && tables.agree(cell, nodes);
    tellOthers(seen, cell, agreed);
    if (agreed !== undefined) writeCell(walk, { part, prefix: contents.prefix }, cell, agreed);
  }
}

/** Pivot tables and filters repeat texts of cells. */
function tellOthers(
  { pivots, filters, strings }: WorkbookWalk,
  cell: SheetCell,
  nodes: readonly RunNode[] | undefined,
) {
  if (pivots.isEmpty && filters.isEmpty) return;
  const source = (ownRuns(cell, strings.strings) ?? []).map(({ text }) => text).join('');
  const target = nodes === undefined ? source : textOf(nodes);
  pivots.tell(source, target);
  filters.tell(source, target);
}

function visitCell({ cells, part }: Pick<SheetVisit, 'cells' | 'part'>, cell: SheetCell, visit: UnitVisitor) {
  const text = cells.textOf(cell, part);
  const id = `${part}#${writePlace(cell)}`;
  return text && cells.visit(cell, text, { id, kind: 'cell' }, visit);
}
