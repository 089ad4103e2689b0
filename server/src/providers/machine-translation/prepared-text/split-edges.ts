import type { InlineCodeTable } from '@transloom/core/inline/inline-text';
import type { Mark, Piece } from './pieces.ts';

export interface EdgedPieces {
  readonly lead: readonly Piece[];
  readonly body: readonly Piece[];
  readonly tail: readonly Piece[];
}

/**
 * Takes off what stands around the text: white space, codes at either end, and pairs or styles that enclose
 * all of it. Engines translate the bare sentence better, and cannot lose what they never see. Codes that can
 * be a word of the sentence (variables, fields) stay.
 */
export function splitEdges(pieces: readonly Piece[], codes: InlineCodeTable): EdgedPieces {
  const apart = pieces.flatMap(separateWhiteSpace);
  const isEdge = (piece: Piece) => isEdgePiece(piece, codes);
  let from = countWhile(apart, isEdge);
  let to = apart.length - countWhile(apart.slice(from).reverse(), isEdge);
  for (let changed = true; changed; ) {
    const lead = apart.slice(0, from);
    const tail = apart.slice(to);
    const keptLead = countWhile(lead, (piece) => hasPartnerIn(piece, tail));
    const keptTail = countWhile(tail.toReversed(), (piece) => hasPartnerIn(piece, lead.slice(0, keptLead)));
    changed = keptLead < lead.length || keptTail < tail.length;
    from = keptLead;
    to = apart.length - keptTail;
  }
  return { lead: apart.slice(0, from), body: apart.slice(from, to), tail: apart.slice(to) };
}

function separateWhiteSpace(piece: Piece): readonly Piece[] {
  if (typeof piece !== 'string') return [piece];
  const words = piece.trim();
  if (words === '') return [piece];
  const start = piece.indexOf(words);
  return [piece.slice(0, start), words, piece.slice(start + words.length)].filter((part) => part !== '');
}

function isEdgePiece(piece: Piece, codes: InlineCodeTable): boolean {
  if (typeof piece === 'string') return piece.trim() === '';
  if (piece.origin.kind === 'literal') return false;
  if (piece.origin.kind !== 'single') return true;
  const type = codes[piece.origin.code.id]?.type;
  return type !== 'variable' && type !== 'field';
}

/** Halves of a pair leave together or not at all. */
function hasPartnerIn(piece: Piece, others: readonly Piece[]): boolean {
  if (typeof piece === 'string' || piece.role === 'placeholder') return true;
  return others.some((other) => isMark(other) && other.origin === piece.origin);
}

function isMark(piece: Piece): piece is Mark {
  return typeof piece !== 'string';
}

function countWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  const index = items.findIndex((item) => !holds(item));
  return index < 0 ? items.length : index;
}
