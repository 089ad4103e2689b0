import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** Markdown: CommonMark with the extensions of GitHub, front matter and html in it. */
export const mdFormat: DocumentFormat = {
  id: 'md',
  name: 'Markdown',
  extensions: ['md', 'markdown', 'mdown', 'mkd'],
  mediaType: 'text/markdown',
  styles: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined) return 0;
    return signs.some((sign) => sign.test(head)) ? 2 : 1;
  },
  process(file, visit, { placeholderPatterns: patterns = [], sourceLanguage: language }, write) {
    const dialect = { expressions: false, patterns };
    return processText(file, { language, read: (text) => readMarkdown(text, visit, dialect) }, write);
  },
};

/** What hardly stands in a text that is not markdown. */
const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\]\((?:https?:|#|\.{0,2}\/)[^)\s]*\)/,
  /^\|?[ \t]*:?-{3,}:?[ \t]*\|/m,
  /^---\r?\n[\w-]+:[\s\S]{0,4000}?\r?\n---\r?$/,
];
