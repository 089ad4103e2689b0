import { type AlignedRow, isBlank, madeByHand, metByMoving, type RowSide } from './aligned-row.ts';

interface CellMove {
  readonly rowId: string;
  readonly side: RowSide;
  readonly toward: 'up' | 'down';
}

interface MovingScene {
  readonly rows: readonly AlignedRow[];
  readonly newId: () => string;
}

/** The cell changes places with its neighbor; of the scene are its row and that of the neighbor. */
export function moveCell(
  rows: readonly AlignedRow[],
  { rowId, side }: CellMove,
): readonly AlignedRow[] | 'at-edge' | 'segment-empty' {
  const [first, second] = rows;
  if (first === undefined || second === undefined) return 'at-edge';
  if (rows.find(({ id }) => id === rowId)?.[side] === '') return 'segment-empty';
  const moved = [
    madeByHand({ ...first, [side]: second[side] }),
    madeByHand({ ...second, [side]: first[side] }),
  ];
  return moved.filter((row) => !isBlank(row));
}

/**
 * The cell and those after it on its side move by one row, up to the next empty cell, which is used up (down) or left
 * behind (up). Rows of the scene reach from the cell, or from the row above it, to that empty cell or to the end.
 */
export function shiftCells(
  { rows, newId }: MovingScene,
  { rowId, side, toward }: CellMove,
): readonly AlignedRow[] | 'at-edge' | 'segment-empty' | 'no-gap' {
  const at = rows.findIndex(({ id }) => id === rowId);
  if (rows[at]?.[side] === '') return 'segment-empty';
  return toward === 'down' ? shiftDown(rows, side, newId) : shiftUp(rows, side, at);
}

function shiftDown(rows: readonly AlignedRow[], side: RowSide, newId: () => string): readonly AlignedRow[] {
  const hasGap = rows.at(-1)?.[side] === '';
  const all = hasGap ? rows : [...rows, blank(newId())];
  return shifted(all, side, (i) => all[i - 1]?.[side] ?? '');
}

function shiftUp(
  rows: readonly AlignedRow[],
  side: RowSide,
  at: number,
): readonly AlignedRow[] | 'at-edge' | 'no-gap' {
  if (at === 0) return 'at-edge';
  if (rows[at - 1]?.[side] !== '') return 'no-gap';
  return shifted(rows, side, (i) => rows[i + 1]?.[side] ?? '');
}

function shifted(
  rows: readonly AlignedRow[],
  side: RowSide,
  textAt: (place: number) => string,
): readonly AlignedRow[] {
  return rows
    .map((row, i) => (row[side] === textAt(i) ? row : metByMoving({ ...row, [side]: textAt(i) })))
    .filter((row) => !isBlank(row));
}

function blank(id: string): AlignedRow {
  return { id, source: '', target: '', confidence: null, state: 'pending' };
}
