import type { InlineCodeTable, InlineText } from '../../inline/inline-text.ts';

/** `prop`: a named value that some tool keeps; unknown ones go through unchanged. */
export interface TmxProperty {
  readonly type: string;
  readonly value: string;
}

/** A text in one language (`tuv`). */
export interface TmxVariant {
  /** As written in the file. */
  readonly language: string;
  readonly text: InlineText;
  readonly codes: InlineCodeTable;
  /** Attributes but the language: `changedate`, `creationid` … */
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: readonly TmxProperty[];
  readonly notes: readonly string[];
}

/** Texts that translate one another (`tu`). Codes of equal id in its variants correspond. */
export interface TmxUnit {
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: readonly TmxProperty[];
  readonly notes: readonly string[];
  readonly variants: readonly TmxVariant[];
}

export interface TmxHeader {
  /** `srclang`, `creationtool` … */
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: readonly TmxProperty[];
  readonly notes: readonly string[];
}
