import { type Matrix, multiply } from './page-matrix.ts';

/** A page as it is read: its size, and the way from the file's own places to those on it. */
export interface PageSheet {
  readonly width: number;
  readonly height: number;
  readonly view: Matrix;
}

/** How the text of a page runs that is not upright: down, from right to left on its head, up. */
export type Turn = 0 | 1 | 2;

/** The page held so that such text is upright. */
export function turnSheet({ width, height, view }: PageSheet, turn: Turn): PageSheet {
  if (turn === 1) return { width, height, view: multiply([-1, 0, 0, -1, width, height], view) };
  const turned: Matrix = turn === 0 ? [0, -1, 1, 0, 0, width] : [0, 1, -1, 0, height, 0];
  return { width: height, height: width, view: multiply(turned, view) };
}
