import { diffWords, type TextDifference } from '../text/diff-words.ts';
import { joinMarks, splitMarks } from './marked-text.ts';

/** One place where a polished text differs from its source. */
export interface PolishChange {
  readonly removed: string;
  readonly added: string;
}

/** A stretch that both texts have, or a change; `change` is its place among the changes. */
export type PolishPiece =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | ({ readonly kind: 'change'; readonly change: number } & PolishChange);

/**
 * How a text became the polished one, word by word. No change reaches over a tag, so that every choice of changes keeps
 * the tags whole. The markup of both texts must have the same tags in the same order.
 */
export function polishPieces(source: string, polished: string): readonly PolishPiece[] {
  const [before, after] = [splitMarks(source), splitMarks(polished)];
  const pieces: PolishPiece[] = [];
  let change = 0;
  for (const [i, text] of before.texts.entries()) {
    if (i > 0) pieces.push({ kind: 'mark', text: before.marks[i - 1] ?? '' });
    for (const piece of piecesOf(diffWords(text, after.texts[i] ?? ''))) {
      if (piece.kind === 'same') pieces.push(piece);
      else pieces.push({ ...piece, change: change++ });
    }
  }
  return pieces;
}

/** The changes in their order. */
export function polishChanges(source: string, polished: string): readonly PolishChange[] {
  return polishPieces(source, polished).flatMap((piece) =>
    piece.kind === 'change' ? [{ removed: piece.removed, added: piece.added }] : [],
  );
}

/** The polished markup without the changes that a person rejected. */
export function keptText(source: string, polished: string, rejected: ReadonlySet<number>): string {
  return joinPieces(source, polished, (piece) => {
    if (piece.kind === 'same') return piece.text;
    return rejected.has(piece.change) ? piece.removed : piece.added;
  });
}

export type TextPiece = Exclude<ReturnType<typeof polishPieces>[number], { readonly kind: 'mark' }>;

/** Writes the pieces of a polished text in order, each as `textOf` says, with the marks of the markup between them. */
export function joinPieces(source: string, polished: string, textOf: (piece: TextPiece) => string): string {
  const texts: string[] = [''];
  const marks: string[] = [];
  for (const piece of polishPieces(source, polished)) {
    if (piece.kind === 'mark') {
      marks.push(piece.text);
      texts.push('');
    } else texts.push(`${texts.pop() ?? ''}${textOf(piece)}`);
  }
  return joinMarks({ texts, marks });
}

type Piece = { readonly kind: 'same'; readonly text: string } | ({ readonly kind: 'change' } & PolishChange);

/** Joins what was removed and added at one place; a space between two changes belongs to both. */
function piecesOf(differences: readonly TextDifference[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [i, difference] of differences.entries()) {
    const last = pieces.at(-1);
    const isBridge =
      difference.kind === 'same' && /^\s+$/.test(difference.text) && i < differences.length - 1;
    if (last?.kind === 'change' && (difference.kind !== 'same' || isBridge))
      pieces[pieces.length - 1] = extended(last, difference);
    else if (difference.kind === 'same') pieces.push({ kind: 'same', text: difference.text });
    else pieces.push(extended({ removed: '', added: '' }, difference));
  }
  return pieces;
}

function extended({ removed, added }: PolishChange, { kind, text }: TextDifference): Piece {
  return {
    kind: 'change',
    removed: kind === 'added' ? removed : removed + text,
    added: kind === 'removed' ? added : added + text,
  };
}
