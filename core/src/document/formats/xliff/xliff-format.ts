import type { DocumentFormat } from '../../document-format.ts';
import { processXliff, xliffRoot } from './process-xliff.ts';

/** XLIFF 1.0 to 2.2. Sources stay; targets and their states are written. */
export const xliffFormat: DocumentFormat = {
  id: 'xliff',
  name: 'XLIFF',
  extensions: ['xlf', 'xliff'],
  mediaType: 'application/xliff+xml',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => (xliffRoot(file) === undefined ? 0 : 3),
  process: processXliff,
};
