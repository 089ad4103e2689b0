import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { readTextInside, readXmlContent, type XmlContent } from '../../bilingual/xml-inline.ts';
import { tmxVocabulary } from './tmx-inline.ts';
import { tmxName } from './tmx-names.ts';

/** A text of a unit in one language. */
export interface VariantPlace {
  /** Offsets of the whole `tuv` in the unit's text. */
  readonly start: number;
  readonly end: number;
  readonly rawName: string;
  /** As written in the file. */
  readonly language: string;
  /** `lang` before TMX 1.4. */
  readonly languageAttribute: 'xml:lang' | 'lang';
  readonly seg: XmlContent;
}

/** A `tu` and where its texts stand. */
export interface UnitPlace {
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  readonly variants: readonly VariantPlace[];
}

/** @throws {DocumentFormatError} broken, limit */
export function readTmxUnit(scanner: XmlScanner): UnitPlace {
  scanner.next();
  const attributes = new Map(scanner.attributes());
  const notes: string[] = [];
  const variants: VariantPlace[] = [];
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    const name = tmxName(scanner.name);
    if (name === 'note') notes.push(readTextInside(scanner).trim());
    else if (name === 'tuv') variants.push(...readVariant(scanner));
    else scanner.skipElement();
  }
  return { text: scanner.text, attributes, notes: notes.filter((note) => note !== ''), variants };
}

function readVariant(scanner: XmlScanner): readonly VariantPlace[] {
  const { start, rawName, depth } = scanner;
  const current = scanner.attribute('xml:lang');
  const language = current ?? scanner.attribute('lang') ?? '';
  const languageAttribute = current === undefined ? 'lang' : 'xml:lang';
  let seg: XmlContent | undefined;
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event !== 'start') continue;
    if (tmxName(scanner.name) === 'seg') seg = readXmlContent(scanner, tmxVocabulary());
    else scanner.skipElement();
  }
  return seg === undefined ? [] : [{ start, end: scanner.end, rawName, language, languageAttribute, seg }];
}
