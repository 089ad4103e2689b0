import { DocumentFormatError } from '../document/document-format-error.ts';
import type { StartTag, TagAttribute } from './start-tag.ts';
import { TagShapes } from './tag-shapes.ts';
import { endOfName, type RawAttribute, readAttributes } from './xml-attributes.ts';
import { brokenXml } from './xml-error.ts';
import type { XmlNames } from './xml-names.ts';
import { decodeXmlAttribute, type KnownEntities } from './xml-text.ts';

const maxAttributeLength = 2 ** 22;
const longestKnownTag = 200;
/** Places for known tags: powers of two, many where there is much to read. */
const mostPlaces = 1024;
const fewestPlaces = 32;
const lengthOfLarge = 20_000;

interface KnownTag {
  readonly source: string;
  readonly tag: StartTag;
  readonly version: number;
}

/** Reads start tags and, because tags repeat all over a document, remembers what they meant: the last of each place. */
export class StartTagReader {
  readonly #text: string;
  readonly #part: string;
  readonly #names: XmlNames;
  readonly #entities: KnownEntities;
  readonly #known: (KnownTag | undefined)[];
  readonly #shapes: TagShapes;

  constructor(text: string, part: string, names: XmlNames, entities: KnownEntities = 'predefined') {
    this.#text = text;
    this.#part = part;
    this.#names = names;
    this.#entities = entities;
    this.#shapes = new TagShapes(text);
    this.#known = new Array(text.length < lengthOfLarge ? fewestPlaces : mostPlaces).fill(undefined);
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(start: number, depth: number): StartTag {
    const length = this.#text.indexOf('>', start) + 1 - start;
    const { version } = this.#names;
    if (length > longestKnownTag) return this.#shapes.read(start, version) ?? this.#parse(start, depth);
    const place = this.#placeOf(start, length);
    const known = this.#known[place];
    if (known?.version === version && this.#text.startsWith(known.source, start)) return known.tag;
    const tag = this.#shapes.read(start, version) ?? this.#parse(start, depth);
    if (tag.length === length && this.#names.version === version) {
      const source = this.#text.slice(start, start + length);
      this.#known[place] = { source, tag, version };
    }
    return tag;
  }

  /** By the length and some characters, which differ in most tags that differ. */
  #placeOf(start: number, length: number): number {
    const text = this.#text;
    let hash = length;
    hash = Math.imul(hash, 31) + text.charCodeAt(start + 3);
    hash = Math.imul(hash, 31) + text.charCodeAt(start + (length >> 1));
    hash = Math.imul(hash, 31) + text.charCodeAt(start + length - 4);
    hash = Math.imul(hash, 31) + text.charCodeAt(start + length - 3);
    return (hash ^ (hash >>> 10)) & (this.#known.length - 1);
  }

  #parse(start: number, depth: number): StartTag {
    const nameEnd = endOfName(this.#text, start + 1);
    const rawName = this.#text.slice(start + 1, nameEnd);
    const place = { start, part: this.#part, entities: this.#entities };
    const { attributes: written, end: listEnd } = readAttributes(this.#text, nameEnd, place);
    const selfClosing = this.#text.charCodeAt(listEnd) === 47;
    const end = listEnd + (selfClosing ? 2 : 1);
    if (this.#text.charCodeAt(end - 1) !== 62) throw brokenXml(this.#part, start, 'tag');
    this.#bindNamespaces(written, depth, start);
    const attributes = this.#resolveNames(written, start);
    const name = this.#names.elementName(rawName);
    if (name === undefined) throw brokenXml(this.#part, start, 'name');
    const tag = { rawName, name, attributes, selfClosing, length: end - start };
    if (!attributes.some(isDeclaration)) this.#shapes.learn(start, tag, this.#names.version);
    return tag;
  }

  #bindNamespaces(attributes: readonly RawAttribute[], depth: number, start: number): void {
    for (const attribute of attributes) {
      const { name, value } = attribute;
      if (value.length > maxAttributeLength) {
        throw new DocumentFormatError('limit', { part: this.#part, limit: maxAttributeLength });
      }
      if (!isDeclaration(attribute)) continue;
      const bound = this.#names.bind(name.slice(6), decodeXmlAttribute(value), depth);
      if (!bound) throw brokenXml(this.#part, start, 'namespace');
    }
  }

  /** Two prefixes may stand for one namespace, so that two names turn out to be the same. */
  #resolveNames(attributes: readonly RawAttribute[], start: number): readonly TagAttribute[] {
    const seen = hasSeveralPrefixes(attributes) ? new Set<string>() : undefined;
    return attributes.map((attribute) => {
      const { name, value, valueOffset } = attribute;
      if (isDeclaration(attribute)) return { name, resolved: name, value, valueOffset };
      const resolved = this.#names.attributeName(name);
      if (resolved === undefined) throw brokenXml(this.#part, start, 'attribute-name');
      if (seen?.has(resolved)) throw brokenXml(this.#part, start, 'duplicate-attribute');
      seen?.add(resolved);
      return { name, resolved, value, valueOffset };
    });
  }
}

export function isDeclaration({ name }: RawAttribute): boolean {
  return name.startsWith('xmlns') && (name.length === 5 || name.charCodeAt(5) === 58);
}

function hasSeveralPrefixes(attributes: readonly RawAttribute[]): boolean {
  let first: string | undefined;
  for (const attribute of attributes) {
    const colon = attribute.name.indexOf(':');
    if (colon < 0 || isDeclaration(attribute)) continue;
    first ??= attribute.name.slice(0, colon + 1);
    if (!attribute.name.startsWith(first)) return true;
  }
  return false;
}
