import { OfficeReport } from '../ooxml/office-report.ts';

export class WordReport extends OfficeReport {
  /** A table of contents repeats headings that are translated elsewhere. */
  hasContents = false;
}
