import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { Draft } from '../../xml-rules/xml-flow.ts';

/** An element around text: a run of characters, a link, a mark of the XML structure, a tracked change. */
export interface Frame {
  readonly kind: 'run' | 'wrapper' | 'silent';
  /** The start tag and, for a run, the properties that begin it. */
  readonly open: string;
  readonly name: string;
  readonly details: InlineCodeDetails;
  /** Place of the element; it ends where the story has been read that far. */
  readonly start: number;
  end: number;
}

/** What was found between two ends of paragraphs. */
export interface FoundParagraph {
  readonly pieces: readonly Piece[];
  readonly start: number;
  readonly end: number;
}

/** A range of whole elements, and the elements around its beginning and its end. */
export interface ParagraphRange {
  readonly start: number;
  readonly end: number;
  readonly startFrames: readonly Frame[];
  readonly endFrames: readonly Frame[];
}

interface AnyPiece {
  /** Place of the element the piece is in, so that what is replaced is always whole elements. */
  readonly start: number;
  readonly end: number;
  /** Elements around, outermost first. */
  readonly frames: readonly Frame[];
}

export interface TextPiece extends AnyPiece {
  readonly kind: 'text';
  readonly text: string;
}

/** A special character inside text, or an element beside it. */
export interface CodePiece extends AnyPiece {
  readonly kind: 'code';
  readonly details: InlineCodeDetails;
  readonly raw: string;
  /** Whether it stands inside of `Content`. */
  readonly inContent: boolean;
  readonly speaks: boolean;
  /** Texts inside it, such as those of a footnote. */
  readonly drafts: readonly Draft[];
}

export type Piece = TextPiece | CodePiece;
