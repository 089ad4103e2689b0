/**
 * The inline model: text without codes, and beside it the codes and styles with their places in the text.
 * Matching, counting and QA read `text`; codes never pollute it. All offsets are UTF-16 code units.
 */

/** An opening and a closing code that belong together share one id; a placeholder has an id of its own. */
export type InlineCodeKind = 'open' | 'close' | 'placeholder';

/**
 * A code stands before the character at `at` (0 to text.length). Several codes at one offset keep their
 * order in the array. An `open` without its `close` (or the reverse) is an isolated code: its partner is in
 * another segment of the same unit.
 */
export interface InlineCode {
  readonly id: number;
  readonly kind: InlineCodeKind;
  readonly at: number;
}

/** Bold, italic and underline over [start, end). Runs are sorted, never overlap and are never empty. */
export interface StyleRun {
  readonly start: number;
  readonly end: number;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: 'SINGLE';
  /** `#rrggbb`; only with underline. The specification's default is `#0000ff`. */
  readonly underlineColor?: string;
}

export interface InlineText {
  readonly text: string;
  readonly codes: readonly InlineCode[];
  readonly styles: readonly StyleRun[];
}

export type InlineCodeType =
  | 'link'
  | 'format'
  | 'field'
  | 'image'
  | 'note'
  | 'break'
  | 'tab'
  | 'variable'
  | 'comment'
  | 'other';

/** What a code stands for; kept once per unit, by code id, and shared by source and target. */
export interface InlineCodeDetails {
  readonly type: InlineCodeType;
  /** Short label for the chip, such as `br` or `a href`. */
  readonly display?: string;
  /** What the code means in plain text, such as a line break; empty where it means nothing. */
  readonly equivalent?: string;
  /** A code that must not be lost: image, footnote, field. */
  readonly required?: boolean;
}

export type InlineCodeTable = Readonly<Record<number, InlineCodeDetails>>;

export const emptyInlineText: InlineText = { text: '', codes: [], styles: [] };

/** Text without any code or style. */
export function plainInline(text: string): InlineText {
  return { text, codes: [], styles: [] };
}
