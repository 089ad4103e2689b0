import { xmlAsUtf8 } from '../../document/bilingual/process-xml.ts';
import { DocumentFormatError } from '../../document/document-format-error.ts';
import { tbxConceptNames, tbxName, tbxNamespaces } from '../../document/formats/tbx/tbx-names.ts';
import { walkXml } from '../../xml/walk-xml.ts';
import type { Term, TermConcept, TermSection } from '../term-concept.ts';
import type { TbxEdition, TbxFrame } from './tbx-dialect.ts';
import { conceptFields, fieldValue, localName, readConceptValues, readTermValues } from './tbx-fields.ts';
import { childElements, elementText, readXmlElement, type XmlElement } from './xml-element.ts';

const headers = ['martifHeader', 'tbxHeader', 'tbx:tbxHeader', 'header'];
const around = ['front', 'back', 'tbx:front', 'tbx:back'];
const whole = new Set([...tbxConceptNames, ...headers, ...around]);

const editions: Readonly<Record<string, TbxEdition>> = { martif: 'martif', TBX: 'TBX' };

/** A TBX file while it is read: its concepts one by one, and what stands around them. */
export class TbxFile {
  readonly #bytes: Buffer;
  #frame: TbxFrame | undefined;
  #read = 0;

  /** @throws {DocumentFormatError} empty, wrong-encoding, too-large */
  constructor(file: Uint8Array) {
    if (file.length === 0) throw new DocumentFormatError('empty');
    this.#bytes = xmlAsUtf8(file);
  }

  /** Known when the first concept is; what stands behind the concepts comes with the last. */
  get frame(): TbxFrame {
    if (this.#frame === undefined) throw new DocumentFormatError('unsupported', { what: 'TBX' });
    return this.#frame;
  }

  /** What part of the file the last concept ends, 0 to 1. */
  get read(): number {
    return this.#read / this.#bytes.length;
  }

  /** @throws {DocumentFormatError} unsupported, broken, unsafe, entities, limit */
  *concepts(): Generator<TermConcept> {
    for (const piece of walkXml(this.#bytes, { namespaces: tbxNamespaces, whole })) {
      if (piece.kind === 'start' && this.#frame === undefined)
        this.#begin(piece.name, piece.text, piece.attribute);
      if (piece.kind !== 'element') continue;
      const element = readXmlElement(piece.scan());
      this.#read = piece.end;
      if (tbxName(piece.name) === 'conceptEntry' && this.#frame !== undefined) yield readConcept(element);
      else this.#keep(element);
    }
  }

  #begin(name: string, tag: string, attribute: (name: string) => string | undefined): void {
    if (tbxName(name) !== 'tbx') throw new DocumentFormatError('unsupported', { what: name.slice(0, 100) });
    const names = [...tag.matchAll(/\s([\w:.-]+)\s*=/g)].map(([, found = '']) => found);
    const attributes = names
      .filter((found) => !found.startsWith('xmlns'))
      .flatMap((found) => {
        const value = attribute(found);
        return value === undefined ? [] : [[found, value] as const];
      });
    this.#frame = {
      edition: editions[name] ?? 'tbx',
      attributes: Object.fromEntries(attributes),
      header: undefined,
      front: [],
      back: [],
    };
  }

  #keep(element: XmlElement): void {
    const { frame } = this;
    if (headers.includes(element.name)) this.#frame = { ...frame, header: element };
    else if (localName(element.name) === 'front')
      this.#frame = { ...frame, front: [...frame.front, element] };
    else this.#frame = { ...frame, back: [...frame.back, element] };
  }
}

function readConcept({ attributes, children }: XmlElement): TermConcept {
  const all = childElements({ name: '', children });
  const elements = all.filter(({ name }) => tbxName(name) !== 'langSec');
  const sections = all.filter(({ name }) => tbxName(name) === 'langSec').map(readSection);
  const values = readConceptValues(elements);
  const definition = values.definition ?? sections.flatMap(definitionOf)[0];
  return {
    ...(attributes?.['id'] !== undefined && { id: attributes['id'] }),
    ...values,
    ...(definition !== undefined && { definition }),
    sections,
    properties: { ...(attributes && { attributes }), elements },
  };
}

/** TBX-Basic has definitions in the sections of the languages. */
export function definitionOf({ properties }: TermSection): readonly string[] {
  const definition = fieldValue(properties?.elements ?? [], conceptFields.definition);
  return definition === undefined ? [] : [definition];
}

function readSection({ attributes, children }: XmlElement): TermSection {
  const { 'xml:lang': language = '', ...others } = attributes ?? {};
  const all = childElements({ name: '', children });
  return {
    language,
    terms: all.filter(({ name }) => tbxName(name) === 'termSec').map(readTerm),
    properties: {
      ...(Object.keys(others).length > 0 && { attributes: others }),
      elements: all.filter(({ name }) => tbxName(name) !== 'termSec'),
    },
  };
}

function readTerm({ attributes, children }: XmlElement): Term {
  const elements = childElements({ name: '', children });
  const term = termElement(elements);
  const text = term === undefined ? '' : elementText(term).replace(/\s+/g, ' ').trim();
  return { text, ...readTermValues(elements), properties: { ...(attributes && { attributes }), elements } };
}

export function termElement(elements: readonly XmlElement[]): XmlElement | undefined {
  for (const element of elements) {
    const local = localName(element.name);
    if (local === 'term') return element;
    if (local === 'termGrp') return termElement(childElements(element));
  }
  return undefined;
}
