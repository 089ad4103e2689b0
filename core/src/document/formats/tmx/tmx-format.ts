import { processXml } from '../../bilingual/process-xml.ts';
import { xmlRoot } from '../../bilingual/xml-root.ts';
import type { DocumentFormat } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { TmxDocumentReader } from './read-tmx-document.ts';
import { tmxName, tmxNamespaces } from './tmx-names.ts';

/** A translation memory as a document: the texts of one language are translated into another. */
export const tmxFormat: DocumentFormat = {
  id: 'tmx',
  name: 'TMX',
  extensions: ['tmx'],
  mediaType: 'application/x-tmx+xml',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => (isTmx(file) ? 3 : 0),
  process(file, visit, options, write) {
    if (!isTmx(file)) throw new DocumentFormatError('broken', { reason: 'root' });
    return processXml(
      file,
      (bytes, splicer) => new TmxDocumentReader(splicer, visit, options).read(bytes),
      write,
    );
  },
};

function isTmx(file: Uint8Array): boolean {
  const root = xmlRoot(file, tmxNamespaces);
  return root !== undefined && tmxName(root.name) === 'tmx';
}
