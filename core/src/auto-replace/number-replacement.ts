import type { InlineText } from '../inline/inline-text.ts';

export interface NumberReplacement {
  /** The source the target was made for. */
  readonly knownSource: string;
  /** The source at hand: the same number of numbers, paired by position. */
  readonly source: string;
  readonly target: InlineText;
}
