import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import {
  type InlineVocabulary,
  readTextInside,
  readXmlContent,
  type XmlContent,
} from '../../bilingual/xml-inline.ts';

/** A `message` and where its texts stand. */
export interface TsMessage {
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: XmlContent | undefined;
  readonly translation: XmlContent | undefined;
  /** Tells messages of one source apart. */
  readonly comment: string;
  readonly notes: readonly string[];
}

const noteElements = new Set(['comment', 'extracomment', 'translatorcomment']);

/** @throws {DocumentFormatError} broken, limit */
export function readTsMessage(scanner: XmlScanner): TsMessage {
  scanner.next();
  const attributes = new Map(scanner.attributes());
  const texts = new Map<string, XmlContent>();
  const notes: { readonly name: string; readonly text: string }[] = [];
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    const { name } = scanner;
    if (name === 'source' || name === 'translation') texts.set(name, readXmlContent(scanner, vocabulary));
    else if (noteElements.has(name)) notes.push({ name, text: readTextInside(scanner).trim() });
    else scanner.skipElement();
  }
  return {
    text: scanner.text,
    attributes,
    source: texts.get('source'),
    translation: texts.get('translation'),
    comment: notes.find(({ name }) => name === 'comment')?.text ?? '',
    notes: notes.map(({ text }) => text).filter((text) => text !== ''),
  };
}

/** Plural forms are parts of a translation; `byte` stands for a character XML may not hold. */
const vocabulary: InlineVocabulary = (scanner) => {
  if (scanner.name === 'numerusform') return { kind: 'segment', id: 'form' };
  const value = scanner.attribute('value') ?? '';
  const details = () => ({ type: 'other', display: value, required: true }) as const;
  return { kind: 'code', code: 'placeholder', key: `${scanner.rawName} ${value}`, details };
};
