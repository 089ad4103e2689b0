import type { DocumentFormat } from '../../document-format.ts';
import { peekXmlRoot } from '../../xml-rules/peek-xml-root.ts';
import { processXml } from '../../xml-rules/process-xml.ts';
import { ditaVocabulary } from './dita-vocabulary.ts';

/** DITA topics and maps. */
export const ditaFormat: DocumentFormat = {
  id: 'dita',
  name: 'DITA topic or map',
  extensions: ['dita', 'ditamap', 'bookmap', 'xml'],
  mediaType: 'application/dita+xml',
  styles: true,
  options: ['altText'],
  recognize(file) {
    const root = peekXmlRoot(file);
    if (root === undefined) return 0;
    const attributes = [...root.attributes];
    const named = attributes.some(
      ([name, value]) => /DITAArchVersion$/.test(name) || /^[-+] (?:topic|map)\//.test(value),
    );
    if (named || /\bDITA\b/.test(root.doctype)) return 3;
    return roots.has(root.name) ? 1 : 0;
  },
  process: (file, visit, options, write) =>
    processXml(file, { visit, options, write, vocabulary: (text) => ditaVocabulary(text, options) }),
};

const roots = new Set([
  'topic',
  'concept',
  'task',
  'reference',
  'glossentry',
  'troubleshooting',
  'dita',
  'map',
  'bookmap',
]);
