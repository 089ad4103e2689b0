import type { DrawnLine } from '@transloom/core/page-layout/page-glyphs';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lineBox } from './drawn-line.ts';
import type { Point } from './page-matrix.ts';
import type { TextState } from './text-state.ts';

/** Numbers that pdf.js writes before the coordinates of each part of a path, and how many coordinates follow. */
const [moveTo, lineTo, curveTo, quadraticCurveTo] = [0, 1, 2, 3];
const lengths: Readonly<Record<number, number>> = {
  [moveTo]: 2,
  [lineTo]: 2,
  [curveTo]: 6,
  [quadraticCurveTo]: 4,
};

const strokes: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke]);
const fills: ReadonlySet<unknown> = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);

/** Returns the level lines of a path that pdf.js reports, undefined data being an empty path. */
export function linesOfPath(
  paint: unknown,
  data: ArrayLike<number> | null | undefined,
  state: TextState,
): readonly DrawnLine[] {
  const isStroked = strokes.has(paint);
  const color = isStroked ? state.strokeColor : state.color;
  if (!data || (!isStroked && !fills.has(paint)) || color === '#ffffff') return [];
  return subpathsOf(data).flatMap((points) => {
    const subpath = isStroked ? { points, lineWidth: state.lineWidth } : { points };
    const box = lineBox(subpath, state.transform);
    return box === undefined ? [] : [{ box, color }];
  });
}

/** The points of each part that has no curve. */
function subpathsOf(data: ArrayLike<number>): readonly (readonly Point[])[] {
  const subpaths: { points: Point[]; curved: boolean }[] = [];
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? 0;
    const length = lengths[step] ?? 0;
    if (step === moveTo) subpaths.push({ points: [], curved: false });
    const current = subpaths.at(-1);
    if (length === 2) current?.points.push([data[at + 1] ?? 0, data[at + 2] ?? 0]);
    else if (length > 2 && current) current.curved = true;
    at += 1 + length;
  }
  return subpaths.filter(({ curved }) => !curved).map(({ points }) => points);
}
