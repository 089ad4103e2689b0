import type { InlineCodeTable, InlineText } from '../../inline/inline-text.ts';
import type { XmlAttributes } from './xml-event.ts';

/** `prop`: a named value that some tool keeps; unknown ones go through unchanged. */
export interface TmxProperty {
  readonly type: string;
  readonly value: string;
  /** Others than `type`, where there are any. */
  readonly attributes?: XmlAttributes;
}

export interface TmxNote {
  readonly text: string;
  readonly attributes?: XmlAttributes;
}

/** What header, unit and variant can say alike. */
export interface TmxDescription {
  readonly attributes: XmlAttributes;
  readonly properties: readonly TmxProperty[];
  readonly notes: readonly TmxNote[];
  /** Elements that mean nothing here (`ude`, those of other programs), as XML. */
  readonly others?: readonly string[];
}

/** A text in one language (`tuv`). Its attributes are without the language: `changedate`, `creationid` … */
export interface TmxVariant extends TmxDescription {
  /** As written in the file. */
  readonly language: string;
  readonly text: InlineText;
  readonly codes: InlineCodeTable;
  /** What stood in `seg`, as XML, where the text does not say all of it: codes, white space around. */
  readonly segment?: string;
}

/** Texts that translate one another (`tu`). Codes of equal id in its variants correspond. */
export interface TmxUnit extends TmxDescription {
  readonly variants: readonly TmxVariant[];
}

/** Its attributes: `srclang`, `creationtool` … */
export type TmxHeader = TmxDescription;
