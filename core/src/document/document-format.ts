import type { InlineCodeTable, InlineText } from '../inline/inline-text.ts';
import type { DocumentOptionName, DocumentOptions } from './document-options.ts';

/** What a unit is, for context, for the editor's labels and for rules such as "headings have no full stop". */
export type UnitKind =
  | 'paragraph'
  | 'heading'
  | 'list-item'
  | 'cell'
  | 'title'
  | 'attribute'
  | 'cue'
  | 'note'
  | 'comment'
  | 'header'
  | 'footer'
  | 'text-box';

/** A piece of running text that stands on its own in the file: a paragraph, a cell, a subtitle. */
export interface TranslationUnit {
  /** Structural and stable: the same file gives the same ids, such as `word/document.xml#p42`. */
  readonly id: string;
  readonly kind: UnitKind;
  readonly source: InlineText;
  readonly codes: InlineCodeTable;
  /** Key of keyed formats (json, po …); counts as context of a match. */
  readonly key?: string;
  readonly notes?: readonly string[];
  /** In characters. */
  readonly maxLength?: number;
  /** False where white space is meant as it stands and sentences must not be split (`pre`, subtitles). */
  readonly segmentable: boolean;
  /** The translation the file already has (bilingual files, columns of a table). */
  readonly target?: InlineText;
  /** What the file says of that translation; a file that says nothing of it has drafts. */
  readonly targetState?: TargetState;
  /** The file forbids changing the target. */
  readonly locked?: boolean;
}

export type TargetState = 'draft' | 'translated' | 'reviewed';

/** The new text of a unit. An empty one takes away the translation a bilingual file has. */
export interface UnitTarget extends InlineText {
  /**
   * What a bilingual file is to say of it. Where it is absent, new text is translated, and text that is as it was
   * keeps its state.
   */
  readonly state?: TargetState;
  /** Who gave it that state, and when (ISO 8601): programs that keep both do not believe a state without them. */
  readonly changed?: { readonly by: string; readonly at: string };
}

/** Something in the file that was left out or simplified, counted by code. */
export interface DocumentWarning {
  readonly code: DocumentWarningCode;
  readonly count: number;
}

export type DocumentWarningCode =
  | 'tracked-changes-accepted'
  | 'hidden-text-skipped'
  | 'fields-skipped'
  | 'comments-skipped'
  | 'commands-skipped'
  | 'encoding-guessed'
  | 'encoding-changed'
  | 'codes-restored'
  /** Looks of names that a translation does not have. */
  | 'looks-dropped'
  | 'text-not-written'
  | 'text-shortened'
  | 'formula-text-skipped'
  /** Charts whose names were read; the workbook in the file that they come from stays as it is. */
  | 'chart-data-kept'
  /** Text of a page that stands on its side or upside down stays as it is. */
  | 'turned-text-skipped'
  /** Pages without a text of their own, read as a picture. */
  | 'pages-recognized'
  /** Words in such pages that may well be read wrong. */
  | 'words-unsure'
  /** Pages whose old text is covered, as it could not be taken out. */
  | 'pages-covered'
  /** Text that the file itself or the options say is not to be translated. */
  | 'excluded-text-skipped'
  /** Text inside codes, such as the description of a picture in bilingual files. */
  | 'text-in-codes-skipped';

/**
 * Called once per unit in reading order. Returning inline text replaces the unit's text in the output;
 * returning undefined leaves its bytes as they are.
 */
export type UnitVisitor = (unit: TranslationUnit) => UnitTarget | undefined;

export interface FormatOptions extends DocumentOptions {
  readonly sourceLanguage?: string;
  /** Language of the new text; formats that write fonts, direction or plural forms need it. */
  readonly targetLanguage?: string;
}

/** Takes the output piece by piece, in order; together the pieces are the file. */
export type WriteOutput = (bytes: Uint8Array) => void;

/** What was noticed while a file was walked. */
export interface DocumentReport {
  readonly warnings: readonly DocumentWarning[];
  /** Encoding the file was read and written in, such as `utf-8` or `gb18030`; absent for containers. */
  readonly encoding?: string;
}

/**
 * A file format. Reading and writing are one function, so that they cannot drift apart: the file itself is
 * the skeleton, a scanner walks it, and only the text of replaced units is spliced in.
 */
export interface DocumentFormat {
  readonly id: string;
  /** Name shown to people, such as `Word document`; the same in every language. */
  readonly name: string;
  /** Lower case, without the dot; the first is used for files we make. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Whether targets may carry bold, italic and underline. */
  readonly styles: boolean;
  /** Whether its files have translations beside their sources, so that a unit without one is untranslated. */
  readonly bilingual?: boolean;
  /** Certainty that the content is of this format: 0 no, 1 possible (any text), 2 likely, 3 certain. */
  recognize(file: Uint8Array): 0 | 1 | 2 | 3;
  /** The options it heeds; the upload page offers them, any other is refused. */
  readonly options: readonly DocumentOptionName[];
  /**
   * Walks the file once. Writes bytes identical to the input where the visitor replaced nothing.
   * @throws {DocumentFormatError} when the file cannot be read
   */
  process(file: Uint8Array, visit: UnitVisitor, options: FormatOptions, write: WriteOutput): DocumentReport;
}
