import type { InlinePiece } from './inline-piece.ts';

/** Text without the white space that only lays out the file, which is written around the target again. */
export interface LaidOutText {
  readonly before: string;
  readonly pieces: readonly InlinePiece[];
  readonly after: string;
}

/**
 * Where white space is not declared to be meant as it stands, a line break with the indentation behind it lays out
 * the file: at the edges it is no text, elsewhere it is a space. All other white space may matter to the program
 * whose text this is, and stays.
 */
export function withoutLayout(pieces: readonly InlinePiece[], preserve: boolean): LaidOutText {
  if (preserve || pieces.length === 0) return { before: '', pieces, after: '' };
  const before = spaceBefore(pieces[0]);
  const after = pieces.length === 1 && isBlank(pieces[0]) ? '' : spaceAfter(pieces.at(-1));
  const inner = pieces.map((piece, i) => {
    if (piece.kind !== 'text' || piece.cdata === true) return piece;
    const from = i === 0 ? before.length : 0;
    const to = piece.text.length - (i === pieces.length - 1 ? after.length : 0);
    return { ...piece, text: unwrap(piece.text.slice(from, to)) };
  });
  return { before, pieces: inner.filter((piece) => piece.kind !== 'text' || piece.text !== ''), after };
}

/** The white space of an edge, where a line break is in it. */
function layoutOf(space: string): string {
  return space.includes('\n') ? space : '';
}

function spaceBefore(piece: InlinePiece | undefined): string {
  if (piece?.kind !== 'text' || piece.cdata === true) return '';
  return layoutOf(/^[ \t\n\r]*/.exec(piece.text)?.[0] ?? '');
}

function spaceAfter(piece: InlinePiece | undefined): string {
  if (piece?.kind !== 'text' || piece.cdata === true) return '';
  let start = piece.text.length;
  while (start > 0 && ' \t\n\r'.includes(piece.text.charAt(start - 1))) start--;
  return layoutOf(piece.text.slice(start));
}

function isBlank(piece: InlinePiece | undefined): boolean {
  return piece?.kind === 'text' && piece.text.trim() === '';
}

function unwrap(text: string): string {
  return text.includes('\n') ? text.replaceAll(/(?<![ \t])[ \t]*\n[ \t]+/g, ' ') : text;
}
