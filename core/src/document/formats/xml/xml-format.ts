import type { DocumentFormat } from '../../document-format.ts';
import { peekXmlRoot } from '../../xml-rules/peek-xml-root.ts';
import { processXml } from '../../xml-rules/process-xml.ts';
import { xmlVocabulary } from './xml-vocabulary.ts';

/** XML nobody here knows. What is a sentence follows from where words and elements stand side by side. */
export const xmlFormat: DocumentFormat = {
  id: 'xml',
  name: 'XML',
  extensions: ['xml'],
  mediaType: 'application/xml',
  styles: false,
  options: ['includedKeys', 'excludedKeys', 'embeddedHtml', 'placeholderPatterns'],
  recognize: (file) => (peekXmlRoot(file) === undefined ? 0 : 1),
  process: (file, visit, options, write) =>
    processXml(file, { visit, options, write, vocabulary: (text) => xmlVocabulary(text, options) }),
};
