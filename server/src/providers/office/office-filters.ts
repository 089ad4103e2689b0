/** File types LibreOffice writes for us. */
export type OfficeTarget = 'docx' | 'xlsx' | 'pptx' | 'doc' | 'xls' | 'ppt' | 'rtf' | 'odt' | 'pdf';

const text = 'com.sun.star.text.GenericTextDocument';
const web = 'com.sun.star.text.WebDocument';
const sheet = 'com.sun.star.sheet.SpreadsheetDocument';
const slides = 'com.sun.star.presentation.PresentationDocument';
const drawing = 'com.sun.star.drawing.DrawingDocument';

/** Name of the export filter, by the service of the document that was loaded. */
export const officeFilters: Readonly<Record<OfficeTarget, Readonly<Record<string, string>>>> = {
  docx: { [text]: 'MS Word 2007 XML' },
  xlsx: { [sheet]: 'Calc MS Excel 2007 XML' },
  pptx: { [slides]: 'Impress MS PowerPoint 2007 XML' },
  doc: { [text]: 'MS Word 97' },
  xls: { [sheet]: 'MS Excel 97' },
  ppt: { [slides]: 'MS PowerPoint 97' },
  rtf: { [text]: 'Rich Text Format' },
  odt: { [text]: 'writer8' },
  pdf: {
    [web]: 'writer_web_pdf_Export',
    [text]: 'writer_pdf_Export',
    [sheet]: 'calc_pdf_Export',
    [slides]: 'impress_pdf_Export',
    [drawing]: 'draw_pdf_Export',
  },
};
