import type { DocumentFormat } from '../../document-format.ts';
import { peekXmlRoot } from '../../xml-rules/peek-xml-root.ts';
import { processXml } from '../../xml-rules/process-xml.ts';
import { resxVocabulary } from './resx-vocabulary.ts';

/** String resources of .NET. A value is a unit, its name the key, its comment a note. */
export const resxFormat: DocumentFormat = {
  id: 'resx',
  name: '.NET resources',
  extensions: ['resx', 'resw'],
  mediaType: 'text/microsoft-resx',
  styles: false,
  options: ['embeddedHtml', 'placeholderPatterns'],
  recognize(file) {
    const root = peekXmlRoot(file);
    return root?.name === 'root' && /text\/microsoft-resx|<data\s+name=/.test(root.head) ? 3 : 0;
  },
  process: (file, visit, options, write) =>
    processXml(file, { visit, options, write, vocabulary: (text) => resxVocabulary(text, options) }),
};
