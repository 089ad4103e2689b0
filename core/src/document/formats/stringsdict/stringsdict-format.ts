import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { stringSettings } from '../../strings/string-settings.ts';
import { translateStrings } from '../../strings/translate-strings.ts';
import { readStringsdict } from './read-stringsdict.ts';

/** Plurals of apps for Apple's systems; the forms become those of the target language. */
export const stringsdictFormat: DocumentFormat = {
  id: 'stringsdict',
  name: 'Apple plurals',
  extensions: ['stringsdict'],
  mediaType: 'application/xml',
  styles: false,
  options: ['placeholderPatterns', 'embeddedHtml'],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined || !/<plist[\s>]/.test(head)) return 0;
    return head.includes('NSStringLocalizedFormatKey') ? 3 : 1;
  },
  process(file, visit, options, write) {
    const settings = stringSettings(visit, { ...options, icuMessages: false }, 'as-they-are');
    return processText(file, { read: (text) => translateStrings(readStringsdict(text), settings) }, write);
  },
};
