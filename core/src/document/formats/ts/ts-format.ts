import { processXml } from '../../bilingual/process-xml.ts';
import { xmlRoot } from '../../bilingual/xml-root.ts';
import type { DocumentFormat } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { TsReader } from './read-ts.ts';

const noNamespaces = new Map<string, string>();

/** Messages of Qt Linguist, with their contexts as keys and the plural forms of the target language. */
export const tsFormat: DocumentFormat = {
  id: 'ts',
  name: 'Qt Linguist',
  extensions: ['ts'],
  mediaType: 'application/x-linguist',
  styles: false,
  bilingual: true,
  options: ['placeholderPatterns'],
  recognize: (file) => (isTs(file) ? 3 : 0),
  process(file, visit, options, write) {
    if (!isTs(file)) throw new DocumentFormatError('broken', { reason: 'root' });
    return processXml(file, (bytes, splicer) => new TsReader(splicer, visit, options).read(bytes), write);
  },
};

function isTs(file: Uint8Array): boolean {
  return xmlRoot(file, noNamespaces)?.name === 'TS';
}
