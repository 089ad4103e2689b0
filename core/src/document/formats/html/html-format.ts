import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextProcessing } from '../../process-text.ts';
import { numericEntity } from './html-text.ts';
import { readHtml } from './read-html.ts';
import { withTargetLanguage } from './target-language.ts';

/** Web pages. Blocks end units, inline elements are codes, plain `b`, `i` and `u` are styles. */
export const htmlFormat: DocumentFormat = {
  id: 'html',
  name: 'Web page',
  extensions: ['html', 'htm', 'xhtml'],
  mediaType: 'text/html',
  styles: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const text = peekText(file);
    if (text === undefined) return 0;
    const head = text.trimStart();
    if (/^(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!doctype\s+html|<html[\s>])/i.test(head))
      return 3;
    return /^<(?:head|body|title|meta|div|p|h[1-6]|table|ul|ol|section|article|span)[\s>]/i.test(head)
      ? 2
      : 1;
  },
  process(file, visit, { sourceLanguage: language, targetLanguage, placeholderPatterns = [] }, write) {
    const processing: TextProcessing = {
      declaredEncoding: declaredEncoding(file),
      language,
      escape: numericEntity,
      read(text) {
        const reading = readHtml(text, visit, { patterns: placeholderPatterns });
        return targetLanguage === undefined ? reading : withTargetLanguage(text, reading, targetLanguage);
      },
    };
    return processText(file, processing, write);
  },
};

/** Browsers look at the first 1024 bytes; pages with long heads exist. */
const headLength = 8192;

function declaredEncoding(file: Uint8Array): string | undefined {
  const head = Buffer.from(file.subarray(0, headLength)).toString('latin1');
  const declared =
    /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ??
    /^<\?xml[^>]*encoding=["']([\w.-]+)/i.exec(head);
  const label = declared?.[1];
  // A page that can be read far enough to find this is not in UTF-16, whatever it says.
  return label !== undefined && /^utf-?(?:16|32)/i.test(label) ? undefined : label;
}
