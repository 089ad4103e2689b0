import type { InlineCodeDetails } from '../inline/inline-text.ts';
import type { TextStyle } from '../inline/render-inline.ts';
import type { Splice } from '../text/splice-text.ts';

interface TokenPlace {
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
}

export interface TextToken extends TokenPlace {
  readonly kind: 'text';
  /** What it says, with entities and escapes read. */
  readonly text: string;
  /** White space that the format writes as something else, so that it counts however much there is. */
  readonly literal?: boolean;
}

interface CodeToken extends TokenPlace {
  readonly details: InlineCodeDetails;
  /** Replacements inside the code itself, such as a translated `alt`. */
  readonly splices?: readonly Splice[];
  /** What to write for it in a rewritten unit, where that is not what stands in the file; for a style its mark. */
  readonly native?: string;
}

export interface MarkToken extends CodeToken {
  readonly kind: 'open' | 'close';
  /** Shared by the two tokens of a pair; absent where the partner is outside the unit. */
  readonly pair?: number;
  /** Set where the mark means nothing but a style. */
  readonly style?: TextStyle['name'];
}

export interface PlaceholderToken extends CodeToken {
  readonly kind: 'placeholder';
  /** Whether it stands for words of the sentence and so stays in it even at its edge. */
  readonly speaks?: boolean;
}

/** A piece of a unit's text as a format finds it in a text file. */
export type InlineToken = TextToken | MarkToken | PlaceholderToken;
