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

/** Facts that a header, a unit and a variant can all give. */
export interface TmxDescription {
  readonly attributes: XmlAttributes;
  readonly properties: readonly TmxProperty[];
  readonly notes: readonly TmxNote[];
  /** Elements that mean nothing here (`ude`, those of other programs), as XML. */
  readonly others?: readonly string[];
}

/** A text in one language (`tuv`). Its attributes are without the language: `changedate`, `creationid` … */
export interface TmxVariant extends TmxDescription {
  /** Language as written in the file. */
  readonly language: string;
  readonly text: InlineText;
  readonly codes: InlineCodeTable;
  /** Content of `seg` as XML, where the text does not hold all of it: codes, surrounding white space. */
  readonly segment?: string;
}

/** Texts that translate one another (`tu`). Codes of equal id in its variants correspond. */
export interface TmxUnit extends TmxDescription {
  readonly variants: readonly TmxVariant[];
  /** Set where a character that XML forbids stood in it, so that its texts are not what they were. */
  readonly isSpoiled?: true;
}

/** Attributes of the header: `srclang`, `creationtool` … */
export type TmxHeader = TmxDescription;
