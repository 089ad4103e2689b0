import type { FormatOptions } from '../../document-format.ts';
import type { CellRange } from './cell-place.ts';
import type { SheetContents } from './read-sheet.ts';
import type { SheetCell } from './sheet-cell.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** Whether a cell can be seen. One that is merged with others is seen as long as one of them is. */
export function hiddenCells({
  hiddenColumns,
  hiddenRows,
  merges,
}: SheetContents): (cell: SheetCell) => boolean {
  const known = new Map<number, boolean>();
  const columnHidden = (column: number) => {
    const hidden = known.get(column) ?? hiddenColumns.some(({ min, max }) => min <= column && column <= max);
    known.set(column, hidden);
    return hidden;
  };
  const merged = new Map(merges.map((range) => [`${range.first.row}.${range.first.column}`, range]));
  const rangeShown = ({ first, last }: CellRange) =>
    some(first.row, last.row, (row) => !hiddenRows.has(row)) &&
    some(first.column, last.column, (column) => !columnHidden(column));
  if (hiddenColumns.length === 0 && hiddenRows.size === 0) return () => false;
  return ({ row, column }) => {
    if (!hiddenRows.has(row) && !columnHidden(column)) return false;
    const range = merged.get(`${row}.${column}`);
    return range === undefined || !rangeShown(range);
  };
}

/** Longer spans are not looked through. */
const longestSpan = 10_000;

function some(from: number, to: number, holds: (number: number) => boolean): boolean {
  if (to - from > longestSpan) return true;
  for (let number = from; number <= to; number++) if (holds(number)) return true;
  return false;
}

/** Whether a formula in another cell fills this one. */
export function filledCells({ filled }: SheetContents): (cell: SheetCell) => boolean {
  return ({ row, column, type }) =>
    type === 'str' &&
    filled.some(
      ({ first, last }) =>
        first.row <= row && row <= last.row && first.column <= column && column <= last.column,
    );
}

/** Whether the options keep a cell's text out. */
export function excludedCells({ options, plan, styles }: WorkbookWalk): (cell: SheetCell) => boolean {
  const colors = namesOf(options.excludedColors);
  const names = namesOf(options.excludedStyles);
  return ({ column, style }) =>
    plan.excluded.has(column) ||
    (colors.size > 0 && colors.has(styles.fill(style) ?? '')) ||
    (names.size > 0 && names.has(styles.styleName(style)?.toLowerCase() ?? ''));
}

function namesOf(names: FormatOptions['excludedColors']): ReadonlySet<string> {
  return new Set((names ?? []).map((name) => name.toLowerCase()));
}
