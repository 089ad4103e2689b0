import type { AlignedRow, RowSide } from './aligned-row.ts';

interface Cell {
  readonly rowId: string;
  readonly side: RowSide;
}

type Direction = 'up' | 'down';

/** One change of a list of aligned rows. A cell is one side of a row. */
export type RowEdit =
  | ({ readonly kind: 'write'; readonly text: string } & Cell)
  | ({
      readonly kind: 'split';
      /** In UTF-16 units; null where the cell is not being edited. */
      readonly at: number | null;
      /** The text as it is being edited; absent: as it stands. */
      readonly text?: string | undefined;
    } & Cell)
  | { readonly kind: 'merge'; readonly cells: readonly Cell[] }
  | { readonly kind: 'join'; readonly rowIds: readonly string[] }
  | ({ readonly kind: 'move'; readonly toward: Direction } & Cell)
  | ({ readonly kind: 'shift'; readonly toward: Direction } & Cell)
  | { readonly kind: 'swap'; readonly rowId: string }
  | { readonly kind: 'remove'; readonly rowIds: readonly string[] }
  | {
      readonly kind: 'insert';
      readonly rowId: string;
      readonly where: 'before' | 'after';
      readonly source: string;
      readonly target: string;
    }
  | { readonly kind: 'mark'; readonly rowIds: readonly string[]; readonly state: AlignedRow['state'] };

/** The rows that an edit names. */
export function rowsNamedBy(edit: RowEdit): readonly string[] {
  switch (edit.kind) {
    case 'merge':
      return edit.cells.map(({ rowId }) => rowId);
    case 'join':
    case 'remove':
    case 'mark':
      return edit.rowIds;
    default:
      return [edit.rowId];
  }
}

/**
 * The rows beside those it names that an edit needs: `neighbor` is the one above or below, `gap` all rows up to the next
 * empty cell of its side.
 */
export function reachOf(edit: RowEdit): 'named' | 'neighbor' | 'gap' {
  if (edit.kind === 'move') return 'neighbor';
  return edit.kind === 'shift' ? 'gap' : 'named';
}
