import type { DocumentFormat } from '../../document-format.ts';
import { apostrophesIn } from '../../icu/escape-icu.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { keyedPlaces } from '../../strings/keyed-places.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { translateStrings } from '../../strings/translate-strings.ts';
import { decodeAppleText, scanStrings } from './scan-strings.ts';

/** Strings of apps for Apple's systems; comments are notes. */
export const stringsFormat: DocumentFormat = {
  id: 'strings',
  name: 'Apple strings',
  extensions: ['strings'],
  mediaType: 'text/plain',
  styles: false,
  options: ['includedKeys', 'excludedKeys', ...stringOptions],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined || /^\s*(?:<|bplist)/.test(head)) return 0;
    return /^\s*"(?:[^"\\\r\n]|\\[^\r\n])*"\s*=\s*"/m.test(head) ? 2 : 1;
  },
  process(file, visit, options, write) {
    const writing = { isWanted: keyFilter(options), decode: decodeAppleText, encode: encodeAppleText };
    const read = (text: string) =>
      translateStrings(
        keyedPlaces(text, scanStrings(text), writing),
        stringSettings(visit, options, apostrophesIn(text)),
      );
    return processText(file, { read, escape: unicodeEscape }, write);
  },
};

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\r': '\\r' };

/** A string that is broken over lines stays so. */
function encodeAppleText(text: string, raw: string): string {
  const mark = raw.startsWith("'") ? "'" : '"';
  const hasLines = /[^\\]\n/.test(raw);
  const encoded = text.replaceAll(/[\s\S]/g, (character) => {
    if (character === mark) return `\\${mark}`;
    if (character === '\n') return hasLines ? '\n' : '\\n';
    return escapes[character] ?? character;
  });
  return `${mark}${encoded}${mark}`;
}

function unicodeEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `\\U${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');
}
