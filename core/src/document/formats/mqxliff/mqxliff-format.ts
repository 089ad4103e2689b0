import type { DocumentFormat } from '../../document-format.ts';
import { processXliff, recognizeDialect } from '../xliff/process-xliff.ts';
import { memoqNamespace } from '../xliff/xliff-names.ts';

/** XLIFF 1.2 as memoQ writes it. */
export const mqxliffFormat: DocumentFormat = {
  id: 'mqxliff',
  name: 'memoQ XLIFF',
  extensions: ['mqxliff'],
  mediaType: 'application/x-mqxliff',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => recognizeDialect(file, memoqNamespace),
  process: processXliff,
};
