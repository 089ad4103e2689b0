import type { InlineText } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { FormatOptions, UnitKind, UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import type { EditList } from '../ooxml/edit-list.ts';
import type { Choices, InstructionPart } from './choices.ts';
import type { Paragraph } from './paragraph.ts';
import type { OpenField } from './resolve-fields.ts';
import type { RunLook } from './run-look.ts';
import type { WordReport } from './word-report.ts';
import type { WordStyles } from './word-styles.ts';

const maxNesting = 50;

/** What is the same for all parts of one document. */
export interface WordReading {
  readonly options: FormatOptions;
  readonly styles: WordStyles;
  /** Of the options, in lower case. */
  readonly excludedStyles: ReadonlySet<string>;
  readonly excludedColors: ReadonlySet<string>;
  /** What descriptions became: Word says one many times. */
  readonly descriptions: Map<string, string | undefined>;
  readonly visit: UnitVisitor;
  readonly report: WordReport;
}

export interface UnfinishedParagraph {
  readonly paragraph: Paragraph;
  /** Before and behind its end tag. */
  readonly contentEnd: number;
  readonly end: number;
}

/** One part on its way through: body, header, footnotes. */
export interface Story {
  readonly reading: WordReading;
  readonly scanner: XmlScanner;
  readonly edits: EditList;
  /** Kind of all units of the part, where the part decides. */
  readonly kind: UnitKind | undefined;
  /** Paragraphs begun so far. */
  paragraphs: number;
  /** Table cells around. */
  cells: number;
  /** Drawings around, each with a story of its own. */
  nesting: number;
  /** Depth of an element whose text is not shown, such as a deleted row. */
  mutedAt: number | undefined;
  fields: OpenField[];
  /** Parts of the instructions of the fields that are open, the innermost last. */
  readonly instructions: InstructionPart[][];
  /** Texts of the condition that is open, by which its result is known. */
  conditions: Choices;
  /** Of the last list to choose from around whole paragraphs: what its items became, and the depth of its content. */
  listed: { readonly choices: Choices; readonly depth: number } | undefined;
  /** A paragraph that was read and may go on in the next. */
  unfinished: UnfinishedParagraph | undefined;
  /** Of each alternative content around: what the chosen branch's texts became, by their markup. */
  readonly alternatives: Map<string, InlineText>[];
  /** Whether this is a branch that repeats the chosen one for older programs. */
  repeating: boolean;
  /** Names of the bookmarks whose text a field of this part repeats. */
  readonly repeatedBookmarks: ReadonlySet<string>;
  /** By the characters of `w:rPr`, under the namespaces of that version. */
  readonly looks: Map<string, { readonly look: RunLook; readonly version: number }>;
  /** Ids of headers and footers in the order of their sections. */
  readonly references: string[];
}

/** Reads what is nested by recursion, as deep as any real document goes. @throws {DocumentFormatError} limit */
export function nest(story: Story, read: (story: Story) => void): void {
  if (story.nesting >= maxNesting) {
    throw new DocumentFormatError('limit', { part: story.scanner.part, limit: maxNesting });
  }
  story.nesting++;
  read(story);
  story.nesting--;
}
