import type { DocumentWarning, UnitKind } from '../document/document-format.ts';
import type { InlineText } from '../inline/inline-text.ts';
import type { Box, FontFamily } from './page-glyphs.ts';

/** The text of pages, as paragraphs with their places: what a PDF or a picture of text is translated as. */
export interface PagesDocument {
  readonly pages: readonly PageSize[];
  readonly blocks: readonly PageBlock[];
  readonly warnings: readonly DocumentWarning[];
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** A picture whose text was recognized; there are no instructions to take out. */
  readonly recognized?: boolean;
}

export interface PageBlock {
  readonly id: string;
  readonly kind: UnitKind;
  readonly look: BlockLook;
  /** None of a bookmark. More than one where the same text stands on several pages, such as a running title, or where it runs on. */
  readonly places: readonly BlockPlace[];
  /** Whether the text goes from each of its places on into the next, instead of standing at each of them. */
  readonly runsOn?: true;
  readonly cell?: { readonly table: number; readonly row: number; readonly column: number };
  readonly text: InlineText;
  /** Looks and links of parts of the text, by the id of the code pair around each. */
  readonly spans?: TextSpans;
  /** Set where the whole text is a link. */
  readonly link?: SpanLink;
}

/** How a part of a text differs from the rest of its block. */
export interface TextSpan {
  /** `#rrggbb`. */
  readonly color?: string;
  readonly shift?: TextShift;
  readonly link?: SpanLink;
}

export type TextSpans = Readonly<Record<number, TextSpan>>;

/** Raised or lowered small letters. */
export type TextShift = 'super' | 'sub';

export interface SpanLink {
  /** From 0. */
  readonly page: number;
  /** Names of the link annotations of that page, in the order of their text. */
  readonly annotations: readonly string[];
  /** Absent for places in the file itself. */
  readonly url?: string;
}

export interface BlockLook {
  readonly size: number;
  readonly family: FontFamily;
  readonly color: string;
  readonly bold: boolean;
  readonly align: 'start' | 'center' | 'end' | 'justify';
  /** Distance of baselines, in points. */
  readonly leading: number;
}

export interface BlockPlace {
  /** From 0. */
  readonly page: number;
  readonly box: Box;
  /** Instructions of the page that show the text, as ranges from one to another, both included. */
  readonly operators: readonly (readonly [number, number])[];
  /** Lines drawn under the text. They are taken out with it, because its underlined text has lines of its own. */
  readonly underlines?: readonly Box[];
}
