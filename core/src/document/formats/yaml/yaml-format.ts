import type { DocumentFormat, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { apostrophesIn } from '../../icu/escape-icu.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { type PluralPlaces, type StringPlace, translateStrings } from '../../strings/translate-strings.ts';
import { encodeYaml } from './encode-yaml.ts';
import { type LanguageKey, languageKeyOf, languageSplice, withoutLanguage } from './language-key.ts';
import { readYamlTexts, type YamlText } from './walk-yaml.ts';
import { pluralMaps, pluralPlaces } from './yaml-plurals.ts';

/** YAML of any program; the plural keys and the language around everything as Rails has them. */
export const yamlFormat: DocumentFormat = {
  id: 'yaml',
  name: 'YAML',
  extensions: ['yaml', 'yml'],
  mediaType: 'application/yaml',
  styles: false,
  options: ['includedKeys', 'excludedKeys', ...stringOptions],
  recognize(file) {
    const head = peekText(file);
    return head !== undefined && /^(?:---|[ \t]*- |[ \t]*[^\s#:][^:\r\n]*:(?:\s|$)|\s*[{[&"'])/m.test(head)
      ? 1
      : 0;
  },
  process: (file, visit, options, write) =>
    processText(file, { read: (text) => readYaml(text, visit, options) }, write),
};

function readYaml(text: string, visit: UnitVisitor, options: FormatOptions): TextReading {
  const { texts, root } = readYamlTexts(text);
  const language = languageKeyOf(root, options.sourceLanguage);
  const places = yamlPlaces(text, { texts, language, isWanted: keyFilter(options) });
  const reading = translateStrings(places, stringSettings(visit, options, apostrophesIn(text)));
  const { targetLanguage } = options;
  if (language === undefined || targetLanguage === undefined || reading.splices.length === 0) return reading;
  return { ...reading, splices: [languageSplice(language, targetLanguage), ...reading.splices] };
}

interface YamlFile {
  readonly texts: readonly YamlText[];
  readonly language: LanguageKey | undefined;
  readonly isWanted: (key: string) => boolean;
}

function* yamlPlaces(
  text: string,
  { texts, language, isWanted }: YamlFile,
): Generator<StringPlace | PluralPlaces> {
  const lineEnd = /\r\n|\n/.exec(text)?.[0] ?? '\n';
  const placeOf = (one: YamlText) =>
    stringPlace(text, language === undefined ? one : withoutLanguage(one, language), lineEnd);
  const plurals = pluralMaps(texts);
  for (const one of texts) {
    const place = placeOf(one);
    if (!isWanted(place.key ?? '')) continue;
    const forms = plurals.get(one.collection);
    if (forms === undefined) yield place;
    else if (forms[0] === one) yield pluralPlaces(forms, { text, lineEnd, placeOf });
  }
}

function stringPlace(file: string, text: YamlText, lineEnd: string): StringPlace {
  const { pointer, path, comments, value, start, end, token, inFlow } = text;
  const raw = file.slice(start, end);
  return {
    id: pointer,
    key: path,
    notes: comments,
    text: value,
    start,
    end,
    encode: (changed) => encodeYaml(changed, { token, raw, inFlow, lineEnd }),
  };
}
