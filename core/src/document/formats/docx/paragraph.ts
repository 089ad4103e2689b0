import type { Piece } from './piece.ts';
import type { WordNames } from './word-names.ts';

/** A paragraph while it is read. */
export interface Paragraph {
  /** Ordinal in its part, from 1. */
  readonly number: number;
  readonly depth: number;
  readonly names: WordNames;
  readonly pieces: Piece[];
  /** Elements that are open and become pairs. */
  readonly closing: ClosingElement[];
  readonly droppedBookmarks: Set<string>;
  /** Behind the paragraph's properties. */
  contentStart: number;
  properties?: ParagraphProperties;
}

export interface ClosingElement {
  readonly depth: number;
  /** Depth of the wrapper whose end tag belongs to the closing code too. */
  readonly contentDepth?: number;
  start?: number;
}

export interface ParagraphProperties {
  readonly start: number;
  readonly end: number;
  readonly style?: string;
  /** Undefined where the style decides. */
  readonly heading?: boolean;
  readonly list?: boolean;
  /** Range of `w:bidi`, and whether it says right to left. */
  readonly bidi?: { readonly start: number; readonly end: number; readonly on: boolean };
}
