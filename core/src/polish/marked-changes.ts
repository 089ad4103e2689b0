import { joinPieces, type TextPiece } from './polish-changes.ts';

/** Signs of the private use area around a change in a text: removed text, sign, added text, sign. */
export const changeSigns = { start: '\u{e0f1}', between: '\u{e0f2}', end: '\u{e0f3}' } as const;

/**
 * The markup of a polished text in which each change that stands is written with both sides between `changeSigns`, so
 * that a file that was built from it can show what was removed and added.
 */
export function markChanges(source: string, polished: string, rejected: ReadonlySet<number>): string {
  return joinPieces(source, polished, (piece) => textOf(piece, rejected));
}

function textOf(piece: TextPiece, rejected: ReadonlySet<number>): string {
  if (piece.kind === 'same') return piece.text;
  if (rejected.has(piece.change)) return piece.removed;
  const { start, between, end } = changeSigns;
  return `${start}${piece.removed}${between}${piece.added}${end}`;
}
