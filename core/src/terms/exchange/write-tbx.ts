import type { NativeProperties, Term, TermConcept, TermSection } from '../term-concept.ts';
import { changeField, replaceElement } from './change-field.ts';
import { definitionOf, termElement } from './read-tbx.ts';
import { conceptNames, type TbxFrame } from './tbx-dialect.ts';
import {
  conceptFields,
  readConceptValues,
  readTermValues,
  termFields,
  writtenTermValue,
} from './tbx-fields.ts';
import { writeXmlElement, type XmlElement } from './xml-element.ts';

const namespaces =
  'xmlns="urn:iso:std:iso:30042:ed-2" xmlns:core="http://www.tbxinfo.net/ns/core" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic" xmlns:linguist="http://www.tbxinfo.net/ns/linguist"';

/** What stands in a TBX file before its concepts. */
export function tbxHead({ edition, attributes, header, front }: TbxFrame): string {
  const root =
    writeXmlElement({ name: edition, attributes, children: ['x'] }, writtenName).split('>')[0] ?? '';
  const opened = edition === 'tbx' ? root.replace('<tbx', `<tbx ${namespaces}`) : root;
  const parts = [...(header === undefined ? [] : [header]), ...(edition === 'TBX' ? front : [])];
  const text = edition === 'TBX' ? '' : '<text>\n';
  const inText = edition === 'TBX' ? [] : front;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opened}>\n${lines(parts)}${text}${lines(inText)}<body>\n`;
}

export function tbxConcept(concept: TermConcept, { edition }: TbxFrame): string {
  const names = conceptNames[edition];
  const prefix = edition === 'tbx' ? 'tbx:' : '';
  const attributes = {
    ...(concept.id !== undefined && { id: concept.id }),
    ...concept.properties?.attributes,
  };
  const sections = concept.sections.map((section) => sectionElement(section, names, prefix));
  return lines([element(names.concept, attributes, [...conceptElements(concept, prefix), ...sections])]);
}

/** What stands behind them. */
export function tbxEnd({ edition, back }: TbxFrame): string {
  return edition === 'TBX'
    ? `</body>\n${lines(back)}</TBX>\n`
    : `</body>\n${lines(back)}</text>\n</${edition}>\n`;
}

function lines(elements: readonly XmlElement[]): string {
  return elements.map((one) => `${writeXmlElement(one, writtenName, ' ')}\n`).join('');
}

/** The second edition is the default namespace of its files. */
function writtenName(name: string): string {
  return name.startsWith('tbx:') ? name.slice(4) : name;
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlElement[],
): XmlElement {
  return { name, attributes, children };
}

function conceptElements(concept: TermConcept, prefix: string): readonly XmlElement[] {
  let elements = concept.properties?.elements ?? [];
  const written = readConceptValues(elements);
  const inherited = concept.sections.flatMap(definitionOf)[0];
  for (const name of Object.keys(conceptFields) as readonly (keyof typeof conceptFields)[]) {
    const known = name === 'definition' ? (written.definition ?? inherited) : written[name];
    if (concept[name] !== known) elements = changeField(elements, conceptFields[name], concept[name], prefix);
  }
  return elements;
}

function sectionElement(
  { language, terms, properties }: TermSection,
  names: (typeof conceptNames)[TbxFrame['edition']],
  prefix: string,
): XmlElement {
  const attributes = { 'xml:lang': language, ...properties?.attributes };
  const children = terms.map((term) => termSection(term, names.term, prefix));
  return element(names.section, attributes, [...(properties?.elements ?? []), ...children]);
}

function termSection(term: Term, name: string, prefix: string): XmlElement {
  const elements = termElements(term, prefix);
  const grouped = name === 'tig' && elements.some((one) => one.name === 'termGrp');
  return element(grouped ? 'ntig' : name, term.properties?.attributes ?? {}, elements);
}

function termElements(term: Term, prefix: string): readonly XmlElement[] {
  let elements = withText(term.properties, term.text, prefix);
  const written = readTermValues(elements);
  for (const name of Object.keys(termFields) as readonly (keyof typeof termFields)[]) {
    if (term[name] === written[name]) continue;
    elements = changeField(elements, termFields[name], writtenTermValue(term, name), prefix);
  }
  return elements;
}

function withText(
  properties: NativeProperties | undefined,
  text: string,
  prefix: string,
): readonly XmlElement[] {
  const elements = properties?.elements ?? [];
  const found = termElement(elements);
  if (found === undefined) return [{ name: `${prefix}term`, children: [text] }, ...elements];
  const known =
    found.children.length === 1 && typeof found.children[0] === 'string' ? found.children[0] : undefined;
  if (known?.replace(/\s+/g, ' ').trim() === text || known === undefined) return elements;
  return replaceElement(elements, found, { ...found, children: [text] });
}
