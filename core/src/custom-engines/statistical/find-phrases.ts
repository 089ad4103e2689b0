import type { LinkGrid } from './symmetrize.ts';

/** Words of a source and of a target that were translated together; ends are exclusive. */
export interface PhraseSpan {
  readonly sourceStart: number;
  readonly sourceEnd: number;
  readonly targetStart: number;
  readonly targetEnd: number;
}

export interface PhraseLengths {
  readonly source: number;
  readonly target: number;
}

/**
 * All phrases up to these lengths whose words belong to none outside (Och and Ney 2004), wider by neighboring words that
 * belong to none; and the whole pair, however long.
 */
export function findPhrases(grid: LinkGrid, lengths: PhraseLengths, visit: (span: PhraseSpan) => void): void {
  for (let sourceStart = 0; sourceStart < grid.sources; sourceStart++) {
    const last = Math.min(grid.sources, sourceStart + lengths.source);
    for (let sourceEnd = sourceStart + 1; sourceEnd <= last; sourceEnd++) {
      const [first, end] = targetRange(grid, sourceStart, sourceEnd);
      if (end - first > lengths.target) break;
      if (end === 0 || leavesSource(grid, sourceStart, sourceEnd, [first, end])) continue;
      widen(grid, { sourceStart, sourceEnd, targetStart: first, targetEnd: end }, lengths.target, visit);
    }
  }
  if (grid.sources > lengths.source || grid.targets > lengths.target)
    visit({ sourceStart: 0, sourceEnd: grid.sources, targetStart: 0, targetEnd: grid.targets });
}

function targetRange(grid: LinkGrid, sourceStart: number, sourceEnd: number): readonly [number, number] {
  let first = grid.targets;
  let end = 0;
  for (let source = sourceStart; source < sourceEnd; source++) {
    first = Math.min(first, grid.firstTarget(source));
    end = Math.max(end, grid.lastTarget(source) + 1);
  }
  return [first, end];
}

function leavesSource(
  grid: LinkGrid,
  sourceStart: number,
  sourceEnd: number,
  [first, end]: readonly [number, number],
): boolean {
  for (let target = first; target < end; target++)
    if (grid.firstSource(target) < sourceStart || grid.lastSource(target) >= sourceEnd) return true;
  return false;
}

function widen(grid: LinkGrid, span: PhraseSpan, longest: number, visit: (span: PhraseSpan) => void): void {
  for (let targetStart = span.targetStart; targetStart >= 0; targetStart--) {
    if (targetStart < span.targetStart && grid.hasTarget(targetStart)) return;
    for (let targetEnd = span.targetEnd; targetEnd - targetStart <= longest; targetEnd++) {
      if (targetEnd > grid.targets || (targetEnd > span.targetEnd && grid.hasTarget(targetEnd - 1))) break;
      visit({ ...span, targetStart, targetEnd });
    }
  }
}
