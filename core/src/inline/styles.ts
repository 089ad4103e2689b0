import type { StyleRun } from './inline-text.ts';

/** Overlapping runs become sorted runs side by side; equal neighbours become one; empty and plain ones go. */
export function normalizeStyles(runs: readonly StyleRun[]): readonly StyleRun[] {
  const edges = [...new Set(runs.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const flat: StyleRun[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const start = edges[i] as number;
    const end = edges[i + 1] as number;
    const run = combine(
      runs.filter((r) => r.start <= start && r.end >= end),
      start,
      end,
    );
    if (run === undefined) continue;
    const before = flat.at(-1);
    if (before?.end === start && sameStyle(before, run)) flat[flat.length - 1] = { ...before, end };
    else flat.push(run);
  }
  return flat;
}

function combine(covering: readonly StyleRun[], start: number, end: number): StyleRun | undefined {
  const bold = covering.some((run) => run.bold);
  const italic = covering.some((run) => run.italic);
  const underlined = covering.findLast((run) => run.underline !== undefined);
  if (!bold && !italic && underlined === undefined) return undefined;
  return {
    start,
    end,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underlined && { underline: 'SINGLE' as const }),
    ...(underlined?.underlineColor !== undefined && { underlineColor: underlined.underlineColor }),
  };
}

export function sameStyle(a: StyleRun, b: StyleRun): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.underlineColor === b.underlineColor
  );
}
