import type { InlineCodeDetails, InlineCodeKind } from '../../inline/inline-text.ts';

/** A piece of the source or target of a bilingual file. */
export type InlinePiece = TextPiece | CodePiece;

export interface TextPiece {
  readonly kind: 'text';
  /** What it says. */
  readonly text: string;
  /** The same as it is written, with its references; absent where nothing in it may be layout. */
  readonly raw?: string;
  /** Whether it stands in a CDATA section. */
  readonly cdata?: boolean;
}

export interface CodePiece {
  readonly kind: InlineCodeKind;
  /** Names the code in source and target; both halves of a pair have the same. */
  readonly key: string;
  /** How it is written in the file. */
  readonly native: string;
  readonly details: InlineCodeDetails;
  /** Whether it is the start or end tag of an element with text in it, so that pairs must nest. */
  readonly encloses?: boolean;
}
