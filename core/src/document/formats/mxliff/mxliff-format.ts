import type { DocumentFormat } from '../../document-format.ts';
import { processXliff, recognizeDialect } from '../xliff/process-xliff.ts';
import { phraseNamespace } from '../xliff/xliff-names.ts';

/** XLIFF 1.2 as Phrase writes it. */
export const mxliffFormat: DocumentFormat = {
  id: 'mxliff',
  name: 'Phrase XLIFF',
  extensions: ['mxliff'],
  mediaType: 'application/x-mxliff',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => recognizeDialect(file, phraseNamespace),
  process: processXliff,
};
