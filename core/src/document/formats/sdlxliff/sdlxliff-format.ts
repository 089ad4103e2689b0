import type { DocumentFormat } from '../../document-format.ts';
import { processXliff, recognizeDialect } from '../xliff/process-xliff.ts';
import { sdlNamespace } from '../xliff/xliff-names.ts';

/** XLIFF 1.2 as Trados Studio writes it. */
export const sdlxliffFormat: DocumentFormat = {
  id: 'sdlxliff',
  name: 'Trados Studio XLIFF',
  extensions: ['sdlxliff'],
  mediaType: 'application/x-sdlxliff',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => recognizeDialect(file, sdlNamespace),
  process: processXliff,
};
