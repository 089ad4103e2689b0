import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { RunLook } from './run-look.ts';

/** The run a piece stands in; pieces of one run share the object. */
export interface PieceRun {
  readonly look: RunLook;
}

/** A range of the part that goes back as it is; inside a run it needs a `w:r` around it. */
export interface Fragment {
  readonly start: number;
  readonly end: number;
  readonly run?: PieceRun;
}

/** A paragraph as it is read, from left to right, before fields and bookmarks are understood. */
export type Piece =
  | (Fragment & { readonly kind: 'text'; readonly text: string; readonly run: PieceRun })
  | (Fragment & {
      readonly kind: 'placeholder';
      readonly details: InlineCodeDetails;
      /** Belongs to the sentence even where it stands first or last, as a formula does. */
      readonly spoken?: boolean;
    })
  | (Fragment & {
      readonly kind: 'hidden';
      /** Of these words alone, as a place where one may be cut: with other words it goes. */
      readonly ofWords?: boolean;
    })
  | (Fragment & {
      readonly kind: 'open';
      readonly details: InlineCodeDetails;
      /** Of a link, whose element may stand in several places. */
      readonly destination?: string;
    })
  | (Fragment & { readonly kind: 'close' })
  | (Fragment & {
      readonly kind: 'bookmark';
      readonly edge: 'start' | 'end';
      readonly bookmarkId: string;
      /** A cross-reference repeats the text in it. */
      readonly repeated: boolean;
    })
  | (Fragment & { readonly kind: 'field'; readonly mark: 'begin' | 'separate' | 'end' })
  | (Fragment & { readonly kind: 'instruction'; readonly text: string });

/** A paragraph with its fields and bookmarks resolved. The two nodes of a pair share the object `pair`. */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string; readonly look: RunLook }
  | {
      readonly kind: 'placeholder';
      readonly fragments: readonly Fragment[];
      readonly details: InlineCodeDetails;
      readonly spoken: boolean;
    }
  | { readonly kind: 'hidden'; readonly fragments: readonly Fragment[]; readonly ofWords?: boolean }
  | { readonly kind: 'open'; readonly fragments: readonly Fragment[]; readonly pair: CodePair }
  | { readonly kind: 'close'; readonly fragments: readonly Fragment[]; readonly pair: CodePair };

export interface CodePair {
  readonly details: InlineCodeDetails;
  /** Elements and fields must nest in the file; bookmarks need not. */
  readonly nests: boolean;
  /** Links with the same lead to the same place, and may stand in several; undefined for all else. */
  readonly destination?: string;
}
