import type { DocumentFormat } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { type StringPlace, translateStrings } from '../../strings/translate-strings.ts';
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
    const read = (text: string) => translateStrings(readProperties(text, isWanted), settings);
    return processText(file, { read, escape: unicodeEscape }, write);
  },
};

function* readProperties(text: string, isWanted: (key: string) => boolean): Generator<StringPlace> {
  const manner = propertyMannerOf(text);
  for (const { key, start, end, comments } of scanProperties(text)) {
    if (!isWanted(key)) continue;
    const raw = text.slice(start, end);
    yield {
      id: key,
      key,
      notes: comments,
      text: decodeProperty(raw),
      start,
      end,
      encode: (value) => encodeProperty(value, raw, manner),
    };
  }
}
