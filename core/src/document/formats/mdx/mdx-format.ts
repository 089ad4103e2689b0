import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { readMarkdown } from '../md/read-markdown.ts';

/** Markdown with components: imports and exports stay, expressions in braces are codes, components are read as tags. */
export const mdxFormat: DocumentFormat = {
  id: 'mdx',
  name: 'MDX',
  extensions: ['mdx'],
  mediaType: 'text/mdx',
  styles: true,
  options: ['placeholderPatterns'],
  recognize: (file) => (peekText(file) === undefined ? 0 : 1),
  process(file, visit, { placeholderPatterns: patterns = [], sourceLanguage: language }, write) {
    const dialect = { expressions: true, patterns };
    return processText(file, { language, read: (text) => readMarkdown(text, visit, dialect) }, write);
  },
};
