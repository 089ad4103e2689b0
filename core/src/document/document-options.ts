/**
 * What people may choose for a file before it is read. One table for all formats, so that an option means the
 * same everywhere, is checked in one place and is offered by one form; a format names those it heeds.
 */
export interface DocumentOptions {
  /** Text the author has hidden: runs, rows, columns, sheets, slides. */
  readonly hiddenText?: boolean;
  readonly headersAndFooters?: boolean;
  /** Comments and annotations. */
  readonly comments?: boolean;
  /** Notes of the speaker, beside slides. */
  readonly speakerNotes?: boolean;
  /** Descriptions of pictures for those who do not see them. */
  readonly altText?: boolean;
  /** Title, subject, keywords and the like of the file itself. */
  readonly documentProperties?: boolean;
  readonly sheetNames?: boolean;
  readonly splitByTab?: boolean;
  /** A cell with line breaks becomes a unit per line. */
  readonly splitByParagraph?: boolean;
  /** Names of styles whose text stays as it is. */
  readonly excludedStyles?: readonly string[];
  /** Colors (`#rrggbb`) of fills and highlights whose text stays as it is. */
  readonly excludedColors?: readonly string[];
  /** Letters of columns whose text stays as it is, such as `B`. */
  readonly excludedColumns?: readonly string[];
  /** Letter of the column of each language, by language tag; empty for files of one language. */
  readonly languageColumns?: Readonly<Record<string, string>>;
  /** Rows at the top that are headings of columns, with `languageColumns`. */
  readonly headerRows?: number;
  /** Letters of the columns of keys, notes and longest lengths, with `languageColumns`. */
  readonly keyColumn?: string;
  readonly noteColumn?: string;
  readonly maxLengthColumn?: string;
  /** Patterns of keys or paths that are read, `*` for any part of one step and `**` for any steps; empty for all. */
  readonly includedKeys?: readonly string[];
  readonly excludedKeys?: readonly string[];
  /** Text of cells and values is HTML. */
  readonly embeddedHtml?: boolean;
  /** Values are ICU messages. */
  readonly icuMessages?: boolean;
  /** Regular expressions, without flags; what they match becomes a code that cannot be changed. */
  readonly placeholderPatterns?: readonly string[];
}

export type DocumentOptionName = keyof DocumentOptions;

type OptionKind = 'switch' | 'number' | 'text' | 'list' | 'columns';

export interface DocumentOption {
  readonly kind: OptionKind;
  /** Absent where there is none: lists are empty, texts are not there. */
  readonly default?: boolean | number;
}

/** How each option is asked for, and what holds where nobody chose. */
export const documentOptions: Readonly<Record<DocumentOptionName, DocumentOption>> = {
  hiddenText: { kind: 'switch', default: false },
  headersAndFooters: { kind: 'switch', default: true },
  comments: { kind: 'switch', default: false },
  speakerNotes: { kind: 'switch', default: true },
  altText: { kind: 'switch', default: false },
  documentProperties: { kind: 'switch', default: false },
  sheetNames: { kind: 'switch', default: false },
  splitByTab: { kind: 'switch', default: false },
  splitByParagraph: { kind: 'switch', default: false },
  excludedStyles: { kind: 'list' },
  excludedColors: { kind: 'list' },
  excludedColumns: { kind: 'list' },
  languageColumns: { kind: 'columns' },
  headerRows: { kind: 'number', default: 1 },
  keyColumn: { kind: 'text' },
  noteColumn: { kind: 'text' },
  maxLengthColumn: { kind: 'text' },
  includedKeys: { kind: 'list' },
  excludedKeys: { kind: 'list' },
  embeddedHtml: { kind: 'switch', default: false },
  icuMessages: { kind: 'switch', default: true },
  placeholderPatterns: { kind: 'list' },
};
