import type { PairSide } from '@transloom/contracts/alignment';

/** A cell of the list by the place of its row, from 0. */
export interface CellPlace {
  readonly place: number;
  readonly side: PairSide;
}
