import type { InlineCodeDetails } from '../../inline/inline-text.ts';
import type { TextStyle } from '../../inline/render-inline.ts';
import type { NamespaceTable } from '../../xml/xml-names.ts';
import type { XmlScanner } from '../../xml/xml-scanner.ts';
import type { DocumentWarningCode, UnitKind } from '../document-format.ts';
import type { StyleMarks } from '../inline-unit.ts';

/** How an element takes part in the text. */
export type XmlRule = GroupRule | BlockRule | InlineRule | CodeRule | TextRule | SkippedRule;

interface AnyRule {
  /** Names of attributes that people read. */
  readonly attributes?: readonly string[];
}

/** Holds others; its own text is nobody's. `nested`: a code of the text around, with units of its own inside. */
interface GroupRule extends AnyRule {
  readonly role: 'group';
  readonly nested?: InlineCodeDetails;
}

/** Its text is a unit; elements around and inside it that are no part of the sentence end that unit. */
export interface BlockRule extends AnyRule {
  readonly role: 'block';
  readonly kind?: UnitKind;
  /** Stable name of the unit in the file; by default the element's name and number. */
  readonly id?: string;
  readonly key?: string;
  readonly notes?: readonly string[];
  readonly maxLength?: number;
  /** White space is meant as it stands. */
  readonly preserve?: boolean;
  readonly segmentable?: boolean;
  /** Units with the same source that stand behind the element once they are translated. */
  readonly variants?: readonly UnitVariant[];
  /** Texts of other elements that are to say what this one says once it is translated. */
  readonly echoes?: readonly TextPlace[];
  /** As with a group: text in the middle of a sentence that is no part of it, such as a footnote. */
  readonly nested?: InlineCodeDetails;
}

/** Offsets in the text of the document. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** A unit the document lacks, such as a plural form. */
export interface UnitVariant {
  /** Also its key. */
  readonly id: string;
  /** The tags around its text. */
  readonly open: string;
  readonly close: string;
}

/** Runs within a sentence: a pair of codes, or nothing but styles, or nothing at all. */
interface InlineRule extends AnyRule {
  readonly role: 'inline';
  readonly details: InlineCodeDetails;
  /** Set where the element means nothing but these. */
  readonly styles?: readonly TextStyle['name'][];
  /** The element means nothing and is dropped from a unit that is written anew. */
  readonly meaningless?: boolean;
}

/** The whole element is one code. */
interface CodeRule extends AnyRule {
  readonly role: 'code';
  readonly details: InlineCodeDetails;
  /** Whether it stands for words of the sentence and so stays in it even at its edge. */
  readonly speaks?: boolean;
}

/** Stands for white space that counts. */
interface TextRule extends AnyRule {
  readonly role: 'text';
  readonly text: string;
}

/** Is not read and ends the unit around it. */
interface SkippedRule extends AnyRule {
  readonly role: 'skipped';
  readonly warning?: DocumentWarningCode;
}

/** An element that is open. */
export interface XmlParent {
  readonly name: string;
  readonly rule: XmlRule;
  readonly preserve: boolean;
  /** Where its start tag begins. */
  readonly start: number;
  readonly parent: XmlParent | undefined;
}

/** A stretch of a text: what it says, or what code it is. Offsets count in the text. */
export interface TextPiece {
  readonly start: number;
  readonly end: number;
  readonly text?: string;
  readonly details?: InlineCodeDetails;
  /** Whether a code is read as a word of the text, as variables are. */
  readonly speaks?: boolean;
  /** Half of a pair that is written as text: a tag. */
  readonly mark?: 'open' | 'close';
}

/** A kind of XML: what its elements mean, and how its texts are written. */
export interface XmlVocabulary {
  readonly namespaces: NamespaceTable;
  /** The scanner stands at the start tag. */
  rule(scanner: XmlScanner, parent: XmlParent | undefined): XmlRule;
  /** How styles are written where the unit itself does not show it. */
  readonly styleMarks?: StyleMarks;
  /** Finds escapes and placeholders of the vocabulary in a text whose references are read. */
  readonly split?: (text: string) => readonly TextPiece[];
  /** Escapes of the vocabulary for new text, before those of XML. */
  readonly escape?: (text: string) => string;
  /** What becomes of new text after XML's escapes; `afterSpace` where a space would be the second in a row. */
  readonly finish?: (xml: string, afterSpace: boolean) => string;
  /** Whether a format that ends where one just like it begins goes on: runs of a word processor. */
  readonly joinsAlike?: boolean;
  /** Whether white space means what it says where nothing in the document tells. */
  readonly preserve?: boolean;
}

export const noStyleMarks: StyleMarks = { bold: ['', ''], italic: ['', ''], underline: ['', ''] };
