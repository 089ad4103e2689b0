import type { Box } from '@transloom/core/page-layout/page-glyphs';
import { applyMatrix, type Matrix, type Point } from './page-matrix.ts';

/** A part of a path: its points in the units of the instructions. */
export interface Subpath {
  readonly points: readonly Point[];
  /** Set where the path is stroked. */
  readonly lineWidth?: number;
}

/** In points. Higher ones are bars and boxes. */
const highestLine = 6;

/** Returns the box of a level line on the page, undefined for any other shape. `view` leads to the page people see. */
export function lineBox({ points, lineWidth }: Subpath, view: Matrix): Box | undefined {
  if (points.length < 2 || points.length > 6) return undefined;
  const seen = points.map((point) => applyMatrix(view, point));
  const [across, down] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const half = lineWidth === undefined ? 0 : (Math.max(lineWidth, 0.1) * scaleOf(view)) / 2;
  const [x, y] = [Math.min(...across), Math.min(...down) - half];
  const [width, height] = [Math.max(...across) - x, Math.max(...down) + half - y];
  return height <= highestLine && width > height * 2 ? { x, y, width, height } : undefined;
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Tests whether two boxes are of the same line. */
export function isSameLine(a: Box, b: Box): boolean {
  const ends = [a.x - b.x, a.x + a.width - b.x - b.width];
  return ends.every((end) => Math.abs(end) < 0.5) && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 0.5;
}
