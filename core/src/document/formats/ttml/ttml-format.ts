import type { DocumentFormat } from '../../document-format.ts';
import { peekXmlRoot } from '../../xml-rules/peek-xml-root.ts';
import { processXml } from '../../xml-rules/process-xml.ts';
import { ttmlNamespaces, ttmlVocabulary } from './ttml-vocabulary.ts';

/** Timed Text subtitles, also as DFXP and in the profiles of broadcasters. A paragraph is a cue. */
export const ttmlFormat: DocumentFormat = {
  id: 'ttml',
  name: 'Timed Text subtitles',
  extensions: ['ttml', 'dfxp', 'itt'],
  mediaType: 'application/ttml+xml',
  styles: true,
  options: [],
  recognize: (file) => (peekXmlRoot(file, ttmlNamespaces)?.name === 'tt:tt' ? 3 : 0),
  process: (file, visit, options, write) =>
    processXml(file, { visit, options, write, vocabulary: ttmlVocabulary }),
};
