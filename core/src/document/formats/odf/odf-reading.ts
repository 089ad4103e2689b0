import type { DocumentOptions } from '../../document-options.ts';
import type { XmlWarnings } from '../../xml-rules/xml-warnings.ts';
import type { OdfStyles } from './odf-styles.ts';
import type { TableReader } from './table-reader.ts';

/** A part on its way through. */
export interface OdfReading {
  readonly text: string;
  readonly options: DocumentOptions;
  readonly styles: OdfStyles;
  readonly warnings: XmlWarnings;
  readonly tables: TableReader;
  /** Whether the part holds what all pages share. */
  readonly isMaster: boolean;
}
