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
  /** Begins with paragraphs before it, whose ends were deleted. */
  readonly joined: JoinedParagraphs | undefined;
  /** Of its own start tag. */
  readonly start: number;
  /** Behind the paragraph's properties. */
  contentStart: number;
  properties?: ParagraphProperties;
}

/** Paragraphs that go on in the next one. */
export interface JoinedParagraphs {
  readonly start: number;
  /** What stands between them, such as bookmarks. */
  readonly gaps: readonly { readonly start: number; readonly end: number }[];
  /** Pieces they have. */
  readonly pieces: number;
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
  /** The end of the paragraph is deleted, so that it goes on in the next one. */
  readonly endDeleted?: boolean;
  readonly list?: boolean;
  /** Range of `w:bidi`, and whether it says right to left. */
  readonly bidi?: { readonly start: number; readonly end: number; readonly on: boolean };
}
