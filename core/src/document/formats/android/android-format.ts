import type { DocumentFormat } from '../../document-format.ts';
import { peekXmlRoot } from '../../xml-rules/peek-xml-root.ts';
import { processXml } from '../../xml-rules/process-xml.ts';
import { androidVocabulary } from './android-vocabulary.ts';

/** String resources of Android: strings, plurals and arrays. */
export const androidFormat: DocumentFormat = {
  id: 'android',
  name: 'Android resources',
  extensions: ['xml'],
  mediaType: 'application/xml',
  styles: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const root = peekXmlRoot(file);
    if (root?.name !== 'resources') return 0;
    return /<(?:string|plurals|string-array)\s/.test(root.head) ? 3 : 2;
  },
  process: (file, visit, options, write) =>
    processXml(file, {
      visit,
      options,
      write,
      vocabulary: (text) => androidVocabulary(text, options),
    }),
};
