import type { DocumentFormat } from '../../document-format.ts';
import { apostrophesIn } from '../../icu/escape-icu.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { translateStrings } from '../../strings/translate-strings.ts';
import { readJson } from './json-strings.ts';
import { readJsonStrings } from './read-json-strings.ts';

/** JSON of any program. Texts are units, by their path; numbers and keys stay. */
export const jsonFormat: DocumentFormat = {
  id: 'json',
  name: 'JSON',
  extensions: ['json', 'jsonc', 'i18n'],
  mediaType: 'application/json',
  styles: false,
  options: ['includedKeys', 'excludedKeys', ...stringOptions],
  recognize(file) {
    const head = peekText(file);
    return head !== undefined && jsonHead.test(head) ? 1 : 0;
  },
  process(file, visit, options, write) {
    const read = (text: string) =>
      translateStrings(
        readJsonStrings(readJson(text), keyFilter(options)),
        stringSettings(visit, options, apostrophesIn(text)),
      );
    return processText(file, { read }, write);
  },
};

/** After comments, an object or array that is none of INI or of TeX. */
const jsonHead =
  /^\s*(?:(?:\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)\s*)*(?:"|\{\s*(?:["}/]|$)|\[\s*(?:[[{"\]\d/tfn-]|$))/;
