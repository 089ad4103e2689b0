import type { InlineCode, InlineText, StyleRun } from '@transloom/core/inline/inline-text';
import { normalizeStyles } from '@transloom/core/inline/styles';

type CodeOrigin =
  | { readonly kind: 'pair'; readonly id: number }
  | { readonly kind: 'single'; readonly code: InlineCode };

/** The source of a mark in a text sent to an engine. */
export type Origin =
  | CodeOrigin
  | { readonly kind: 'style'; readonly style: StyleRun }
  | { readonly kind: 'literal'; readonly text: string };

export interface Mark {
  readonly role: InlineCode['kind'];
  readonly origin: Origin;
}

/** Inline text as a sequence, where order alone says what encloses what. */
export type Piece = string | Mark;

/** The inline text that pieces stand for; a style that is opened but never closed is dropped. */
export function joinPieces(pieces: readonly Piece[]): InlineText {
  let text = '';
  const codes: InlineCode[] = [];
  const styles: StyleRun[] = [];
  const openStyles = new Map<StyleRun, number>();
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if (piece.origin.kind === 'literal') text += piece.origin.text;
    else if (piece.origin.kind === 'style') markStyle(piece.origin.style, piece.role, text.length);
    else codes.push(toCode(piece.role, piece.origin, text.length));
  }
  return { text, codes, styles: normalizeStyles(styles) };

  function markStyle(style: StyleRun, role: Mark['role'], at: number): void {
    const start = openStyles.get(style);
    if (role === 'open') openStyles.set(style, at);
    else if (start !== undefined && start < at) styles.push({ ...style, start, end: at });
  }
}

function toCode(role: Mark['role'], origin: CodeOrigin, at: number): InlineCode {
  return origin.kind === 'single' ? { ...origin.code, at } : { id: origin.id, kind: role, at };
}
