/**
 * Which places of a source are translated: everything before `gap`, not `gap` itself, and of the places after it those
 * whose bit is set, bit 0 standing for `gap`. Jumps are so short that all of them fit.
 */
export interface Coverage {
  readonly gap: number;
  readonly mask: number;
}

/** How far translated places may lie beyond the gap. */
export const widestWindow = 20;

export function isFree({ gap, mask }: Coverage, start: number, end: number): boolean {
  if (start < gap) return false;
  return (mask & bits(start - gap, end - gap)) === 0;
}

export function cover({ gap, mask }: Coverage, start: number, end: number): Coverage {
  if (start > gap) return { gap, mask: mask | bits(start - gap, end - gap) };
  let rest = end - gap > widestWindow ? 0 : mask >>> (end - gap);
  let next = end;
  for (; (rest & 1) === 1; rest >>>= 1) next++;
  return { gap: next, mask: rest };
}

/** Runs of places that are not translated yet. */
export function visitGaps(
  { gap, mask }: Coverage,
  length: number,
  visit: (start: number, end: number) => void,
): void {
  let start = gap;
  for (let rest = mask, at = gap; rest !== 0; rest >>>= 1, at++) {
    if ((rest & 1) === 0) continue;
    if (at > start) visit(start, at);
    start = at + 1;
  }
  if (start < length) visit(start, length);
}

function bits(from: number, to: number): number {
  const upTo = (place: number) => (place > widestWindow ? -1 >>> 0 : (1 << place) - 1);
  return upTo(to) & ~upTo(from);
}
