import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { readRst } from './read-rst.ts';

/** reStructuredText, with the directives and roles of Docutils and Sphinx. Cells of tables are texts of their own. */
export const rstFormat: DocumentFormat = {
  id: 'rst',
  name: 'reStructuredText',
  extensions: ['rst', 'rest'],
  mediaType: 'text/x-rst',
  styles: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined) return 0;
    return /^\.\. (?:[\w-]+:)?[\w-]+::/m.test(head) ||
      /^(?=\S)[^\r\n]+\r?\n(={4,}|-{4,}|~{4,})\r?$/m.test(head)
      ? 2
      : 1;
  },
  process: (file, visit, { placeholderPatterns = [], sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => readRst(text, visit, placeholderPatterns) }, write),
};
