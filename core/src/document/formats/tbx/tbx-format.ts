import { processXml } from '../../bilingual/process-xml.ts';
import { xmlRoot } from '../../bilingual/xml-root.ts';
import type { DocumentFormat } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { TbxReader } from './read-tbx.ts';
import { tbxName, tbxNamespaces } from './tbx-names.ts';

/** A term base as a document: the terms of one language are translated into another. */
export const tbxFormat: DocumentFormat = {
  id: 'tbx',
  name: 'TBX',
  extensions: ['tbx'],
  mediaType: 'application/x-tbx+xml',
  styles: false,
  bilingual: true,
  options: [],
  recognize: (file) => (isTbx(file) ? 3 : 0),
  process(file, visit, options, write) {
    if (!isTbx(file)) throw new DocumentFormatError('broken', { reason: 'root' });
    return processXml(file, (bytes, splicer) => new TbxReader(splicer, visit, options).read(bytes), write);
  },
};

function isTbx(file: Uint8Array): boolean {
  const root = xmlRoot(file, tbxNamespaces);
  return root !== undefined && tbxName(root.name) === 'tbx';
}
