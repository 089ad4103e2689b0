import type { InlineCode } from './inline-text.ts';

/** Whether every pair closes after it opens and no two pairs cross. Isolated codes never cross anything. */
export function isWellNested(codes: readonly InlineCode[]): boolean {
  const paired = pairedIds(codes);
  const open: number[] = [];
  for (const { id, kind } of codes) {
    if (kind === 'placeholder' || !paired.has(id)) continue;
    if (kind === 'open') open.push(id);
    else if (open.pop() !== id) return false;
  }
  return open.length === 0;
}

/** Ids that have both an opening and a closing code. */
export function pairedIds(codes: readonly InlineCode[]): ReadonlySet<number> {
  const opened = new Set(codes.filter((code) => code.kind === 'open').map((code) => code.id));
  const closed = codes.filter((code) => code.kind === 'close' && opened.has(code.id));
  return new Set(closed.map((code) => code.id));
}
