import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { isPluralCategory } from '../../messages/plural-forms.ts';
import { spaceBefore } from '../../strings/space-before.ts';
import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';

interface Dictionary {
  readonly path: readonly string[];
  /** The key that was read last. */
  key: string;
  keyStart: number;
  readonly strings: DictionaryString[];
}

interface DictionaryString {
  readonly dictionary: Dictionary;
  readonly key: string;
  readonly keyStart: number;
  /** Of the whole element. */
  readonly start: number;
  readonly end: number;
  readonly place: StringPlace;
}

/** Keys whose strings are for the program. */
const technicalKeys = new Set(['NSStringFormatSpecTypeKey', 'NSStringFormatValueTypeKey']);

/**
 * The strings of a property list of plurals, plural forms together.
 * @throws {DocumentFormatError} broken, limit, unsafe
 */
export function* readStringsdict(text: string): Generator<StringPlace | PluralPlaces> {
  for (const dictionary of readDictionaries(text)) {
    const forms = dictionary.strings.filter(({ key }) => isPluralCategory(key));
    const isPlural = forms.some(({ key }) => key === 'other');
    for (const one of dictionary.strings) {
      if (!isPlural || !forms.includes(one)) yield one.place;
      else if (one === forms[0]) yield pluralPlaces(text, forms);
    }
  }
}

/** Apple's files are four deep. */
const maxDepth = 100;

function readDictionaries(text: string): readonly Dictionary[] {
  const scanner = new XmlScanner(withoutDoctype(text), '', new Map());
  const all: Dictionary[] = [];
  const open: Dictionary[] = [];
  for (let event = scanner.next(); event !== 'done'; event = scanner.next()) {
    if (event === 'end' && scanner.rawName === 'dict') open.pop();
    if (event !== 'start') continue;
    const outer = open.at(-1);
    if (scanner.rawName === 'dict') {
      const inner = openDictionary(outer);
      all.push(inner);
      open.push(inner);
    } else if (outer !== undefined) readElement(scanner, outer);
  }
  return all;
}

function openDictionary(outer: Dictionary | undefined): Dictionary {
  const path = outer === undefined ? [] : [...outer.path, outer.key];
  if (path.length > maxDepth) throw new DocumentFormatError('limit', { limit: maxDepth });
  return { path, key: '', keyStart: 0, strings: [] };
}

/** It names Apple's rules for property lists; the scanner admits none, so that nothing can be declared in it. */
function withoutDoctype(text: string): string {
  return text.replace(/<!DOCTYPE\s[^<>[\]]*>/, (doctype) => ' '.repeat(doctype.length));
}

function readElement(scanner: XmlScanner, dictionary: Dictionary): void {
  const { start, rawName } = scanner;
  const contentStart = scanner.end;
  if (rawName !== 'key' && rawName !== 'string') return;
  if (scanner.selfClosing) return;
  const { depth } = scanner;
  let said = '';
  let event = scanner.next();
  for (; event !== 'end' || scanner.depth > depth; event = scanner.next()) {
    if (event === 'text' || event === 'cdata') said += scanner.value();
  }
  if (rawName === 'key') {
    dictionary.key = said;
    dictionary.keyStart = start;
  } else if (!technicalKeys.has(dictionary.key)) {
    const content = { start: contentStart, end: scanner.start, text: said };
    addString(scanner.text, dictionary, { start, end: scanner.end, content });
  }
}

interface StringElement {
  readonly start: number;
  readonly end: number;
  readonly content: Pick<StringPlace, 'start' | 'end' | 'text'>;
}

function addString(text: string, dictionary: Dictionary, { start, end, content }: StringElement): void {
  const { path, key, keyStart, strings } = dictionary;
  const raw = text.slice(content.start, content.end);
  const steps = [...path, key];
  const encode = (changed: string) => encodeContent(changed, raw);
  const place: StringPlace = { ...content, id: steps.map(idStep).join('/'), key: steps.join('.'), encode };
  strings.push({ dictionary, key, keyStart, start, end, place });
}

function idStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function encodeContent(text: string, raw: string): string {
  if (raw.startsWith('<![CDATA[')) return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const encoded = encodeXmlText(text);
  return raw.includes('&quot;') ? encoded.replaceAll('"', '&quot;') : encoded;
}

function pluralPlaces(text: string, forms: readonly DictionaryString[]): PluralPlaces {
  const last = forms.at(-1);
  const { keyStart = 0, start = 0, end = 0, dictionary } = last ?? {};
  const path = dictionary?.path ?? [];
  return {
    forms: forms.map(({ key, place }) => ({ category: key, place })),
    add: (category) => ({
      id: [...path, category].map(idStep).join('/'),
      key: [...path, category].join('.'),
      at: end,
      write: (changed) =>
        `${spaceBefore(text, keyStart)}<key>${category}</key>` +
        `${spaceBefore(text, start)}<string>${encodeXmlText(changed)}</string>`,
    }),
  };
}
