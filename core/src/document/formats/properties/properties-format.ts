import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { keyedPlaces } from '../../strings/keyed-places.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { translateStrings } from '../../strings/translate-strings.ts';
import { encodeProperty, propertyMannerOf, unicodeEscape } from './encode-property.ts';
import { decodeProperty, scanProperties } from './scan-properties.ts';

/** Java properties. In a message with arguments an apostrophe begins a quotation and is doubled. */
export const propertiesFormat: DocumentFormat = {
  id: 'properties',
  name: 'Java properties',
  extensions: ['properties'],
  mediaType: 'text/x-java-properties',
  styles: false,
  options: ['includedKeys', 'excludedKeys', ...stringOptions],
  recognize(file) {
    const head = peekText(file);
    return head !== undefined && /^[ \t]*[^\s#!=:][^\r\n=:]*[=: \t]/m.test(head) ? 1 : 0;
  },
  process(file, visit, options, write) {
    const settings = stringSettings(visit, options, 'doubled');
    const isWanted = keyFilter(options);
    const read = (text: string) => {
      const manner = propertyMannerOf(text);
      const encode = (value: string, raw: string) => encodeProperty(value, raw, manner);
      const places = keyedPlaces(text, scanProperties(text), { isWanted, decode: decodeProperty, encode });
      return translateStrings(places, settings);
    };
    return processText(file, { read, escape: unicodeEscape }, write);
  },
};
