import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { readTex } from './read-tex.ts';

/** LaTeX. Paragraphs, titles and notes are units; formulas, verbatim text and unknown commands are codes. */
export const texFormat: DocumentFormat = {
  id: 'tex',
  name: 'LaTeX',
  extensions: ['tex', 'ltx', 'latex'],
  mediaType: 'application/x-tex',
  styles: true,
  options: [],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined) return 0;
    if (/^[ \t]*\\document(?:class|style)\b/m.test(head)) return 3;
    return /\\(?:begin|section|chapter|usepackage)\b/.test(head) ? 2 : 1;
  },
  process: (file, visit, { sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => readTex(text, visit) }, write),
};
