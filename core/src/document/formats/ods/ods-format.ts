import { odfFormat } from '../odf/odf-format.ts';

/** Spreadsheets of LibreOffice and others. Formulas and numbers stay. */
export const odsFormat = odfFormat({
  id: 'ods',
  name: 'OpenDocument spreadsheet',
  extensions: ['ods', 'ots'],
  kinds: ['spreadsheet'],
  options: ['headersAndFooters', 'excludedColumns'],
});
