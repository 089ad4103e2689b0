import { decodeXmlText, encodeXmlText } from '../../xml/xml-text.ts';
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
 * whose text this is, and stays; so does a line break that is written as a reference.
 */
export function withoutLayout(pieces: readonly InlinePiece[], preserve: boolean): LaidOutText {
  if (preserve) return { before: '', pieces, after: '' };
  const before = layoutBefore(pieces[0]);
  const after = pieces.length === 1 && before === rawOf(pieces[0]) ? '' : layoutAfter(pieces.at(-1));
  const inner = pieces.map((piece, i) => {
    const raw = rawOf(piece);
    if (piece.kind !== 'text' || raw === '') return piece;
    const from = i === 0 ? before.length : 0;
    const to = raw.length - (i === pieces.length - 1 ? after.length : 0);
    return { kind: 'text' as const, text: decodeXmlText(unwrap(raw.slice(from, to))) };
  });
  return { before, pieces: inner.filter((piece) => piece.kind !== 'text' || piece.text !== ''), after };
}

/** Text as XML has it, in which what would be read as layout is written as references. */
export function encodeKeepingLines(text: string): string {
  return encodeXmlText(text).replaceAll(lines, (run: string, at: number, whole: string) => {
    const isEdge = at === 0 || at + run.length === whole.length;
    return isEdge || /[ \t]/.test(run) ? run.replaceAll('\n', '&#10;') : run;
  });
}

/** White space with a line break in it, looked at from its beginning only. */
const lines = /(?<![ \t\n])[ \t\n]*\n[ \t\n]*/g;

function unwrap(raw: string): string {
  if (!raw.includes('\n')) return raw;
  return raw.replaceAll(lines, (run) => (/\n[ \t]/.test(run) ? ' ' : run));
}

/** Line ends as XML reads them; empty for what is no plain text. */
function rawOf(piece: InlinePiece | undefined): string {
  return piece?.kind === 'text' ? (piece.raw ?? '').replaceAll(/\r\n?/g, '\n') : '';
}

function layoutBefore(piece: InlinePiece | undefined): string {
  return withLine(/^[ \t\n]*/.exec(rawOf(piece))?.[0] ?? '');
}

function layoutAfter(piece: InlinePiece | undefined): string {
  const raw = rawOf(piece);
  let start = raw.length;
  while (start > 0 && ' \t\n'.includes(raw.charAt(start - 1))) start--;
  return withLine(raw.slice(start));
}

function withLine(space: string): string {
  return space.includes('\n') ? space : '';
}
