import { DocumentFormatError } from '../document/document-format-error.ts';
import { endOfName, type RawAttribute, readAttributes, skipSpace } from './xml-attributes.ts';
import { brokenXml } from './xml-error.ts';
import { type NamespaceTable, XmlNames } from './xml-names.ts';
import { decodeXmlAttribute, decodeXmlText, findBadReference, findIllegalCharacter } from './xml-text.ts';

export type XmlEvent = 'start' | 'end' | 'text' | 'cdata' | 'comment' | 'instruction' | 'done';

const maxDepth = 10_000;
const maxAttributeLength = 2 ** 22;

/**
 * Walks an XML document from event to event and says where each stands, so that a caller can replace
 * ranges and leave every other character as it is. Works without recursion, knows no DTD and refuses one.
 */
export class XmlScanner {
  readonly text: string;
  readonly part: string;
  readonly names: XmlNames;
  event: XmlEvent = 'done';
  /** Range of the event's own characters: a tag, a run of text. The end of `<a/>` is an empty range. */
  start = 0;
  end = 0;
  /** Resolved name of the element that starts or ends. */
  name = '';
  rawName = '';
  /** Elements open, with the one that starts or ends. */
  depth = 0;
  selfClosing = false;
  readonly #open: string[] = [];
  #attributes: readonly RawAttribute[] = [];
  #hasRoot = false;

  /** @throws {DocumentFormatError} broken, as every step may; also limit for too deep a document */
  constructor(text: string, part: string, namespaces: NamespaceTable) {
    this.text = text;
    this.part = part;
    this.names = new XmlNames(namespaces);
    this.end = text.startsWith('\ufeff') ? 1 : 0;
    const illegal = findIllegalCharacter(text);
    if (illegal >= 0) throw brokenXml(part, illegal, 'character');
  }

  next(): XmlEvent {
    if (this.event === 'start' && this.selfClosing) return this.#closeElement(this.end);
    if (this.event === 'end') this.#leaveElement();
    this.start = this.end;
    if (this.start >= this.text.length) return this.#finish();
    this.event = this.text.charCodeAt(this.start) === 60 ? this.#markup() : this.#characters();
    return this.event;
  }

  /** Goes from the start of an element to its end. */
  skipElement(): void {
    const depth = this.depth;
    do this.next();
    while (this.event !== 'end' || this.depth > depth);
  }

  /** Value of an attribute of the element that starts, by resolved name. */
  attribute(name: string): string | undefined {
    for (const attribute of this.#attributes) {
      if (this.names.attributeName(attribute.name) === name) return decodeXmlAttribute(attribute.value);
    }
    return undefined;
  }

  /** All attributes by resolved name, without namespace declarations. */
  attributes(): readonly (readonly [name: string, value: string])[] {
    return this.#attributes
      .filter(({ name }) => !isDeclaration(name))
      .map(({ name, value }) => [this.names.attributeName(name) ?? name, decodeXmlAttribute(value)] as const);
  }

  /** What a text or CDATA event says. */
  value(): string {
    if (this.event === 'text') return decodeXmlText(this.text.slice(this.start, this.end));
    return this.text.slice(this.start + 9, this.end - 3).replace(/\r\n?/g, '\n');
  }

  #markup(): XmlEvent {
    const code = this.text.charCodeAt(this.start + 1);
    if (code === 47) return this.#endTag();
    if (code === 33) return this.#declaration();
    if (code === 63) return this.#instruction();
    return this.#startTag();
  }

  #startTag(): XmlEvent {
    const nameEnd = endOfName(this.text, this.start + 1);
    this.rawName = this.text.slice(this.start + 1, nameEnd);
    const { attributes, end } = readAttributes(this.text, nameEnd, this.part);
    this.selfClosing = this.text.charCodeAt(end) === 47;
    this.end = end + (this.selfClosing ? 2 : 1);
    if (this.text.charCodeAt(this.end - 1) !== 62) throw this.#broken('tag');
    if (this.#open.length === 0 && this.#hasRoot) throw this.#broken('second-root');
    this.#hasRoot = true;
    this.#enterElement();
    this.#attributes = attributes;
    if (attributes.length > 0) this.#resolveAttributes();
    this.name = this.#resolvedName();
    return 'start';
  }

  #enterElement(): void {
    this.#open.push(this.rawName);
    this.depth = this.#open.length;
    if (this.depth > maxDepth) throw new DocumentFormatError('limit', { part: this.part, limit: maxDepth });
  }

  #resolveAttributes(): void {
    for (const { name, value } of this.#attributes) {
      if (value.length > maxAttributeLength) {
        throw new DocumentFormatError('limit', { part: this.part, limit: maxAttributeLength });
      }
      if (!isDeclaration(name)) continue;
      const bound = this.names.bind(name.slice(6), decodeXmlAttribute(value), this.depth);
      if (!bound) throw this.#broken('namespace');
    }
    this.#checkAttributeNames();
  }

  /** Two prefixes may stand for one namespace, so that two names turn out to be the same. */
  #checkAttributeNames(): void {
    const seen = hasSeveralPrefixes(this.#attributes) ? new Set<string>() : undefined;
    for (const { name } of this.#attributes) {
      if (isDeclaration(name)) continue;
      const resolved = this.names.attributeName(name);
      if (resolved === undefined) throw this.#broken('attribute-name');
      if (seen?.has(resolved)) throw this.#broken('duplicate-attribute');
      seen?.add(resolved);
    }
  }

  #endTag(): XmlEvent {
    const nameEnd = endOfName(this.text, this.start + 2);
    const close = skipSpace(this.text, nameEnd);
    if (this.text.charCodeAt(close) !== 62) throw this.#broken('tag');
    if (this.text.slice(this.start + 2, nameEnd) !== this.#open.at(-1)) throw this.#broken('mismatched-tag');
    return this.#closeElement(close + 1);
  }

  #closeElement(end: number): XmlEvent {
    this.start = this.selfClosing ? this.end : this.start;
    this.end = end;
    this.selfClosing = false;
    this.depth = this.#open.length;
    this.rawName = this.#open.at(-1) ?? '';
    this.name = this.#resolvedName();
    this.event = 'end';
    return 'end';
  }

  #leaveElement(): void {
    this.names.leave(this.#open.length);
    this.#open.pop();
    this.depth = this.#open.length;
  }

  #resolvedName(): string {
    const name = this.names.elementName(this.rawName);
    if (name === undefined) throw this.#broken('name');
    return name;
  }

  #declaration(): XmlEvent {
    if (this.text.startsWith('<!--', this.start)) return this.#comment();
    if (this.text.startsWith('<![CDATA[', this.start) && this.#open.length > 0) {
      this.end = this.#endAfter(']]>', 9);
      return 'cdata';
    }
    throw this.#broken(this.text.startsWith('<!DOCTYPE', this.start) ? 'doctype' : 'markup');
  }

  #comment(): XmlEvent {
    this.end = this.#endAfter('--', 4) + 1;
    if (this.text.charCodeAt(this.end - 1) !== 62) throw this.#broken('comment');
    return 'comment';
  }

  #instruction(): XmlEvent {
    this.end = this.#endAfter('?>', 2);
    const target = /^<\?([^\s?]+)(?=\s|\?>$)/.exec(this.text.slice(this.start, this.end))?.[1];
    const first = this.start === (this.text.startsWith('\ufeff') ? 1 : 0);
    if (target === undefined || this.names.elementName(`xml:${target}`) === undefined)
      throw this.#broken('instruction');
    if (target.toLowerCase() === 'xml' && !(first && target === 'xml')) throw this.#broken('instruction');
    return 'instruction';
  }

  #endAfter(mark: string, offset: number): number {
    const at = this.text.indexOf(mark, this.start + offset);
    if (at < 0) throw this.#broken('unclosed');
    return at + mark.length;
  }

  #characters(): XmlEvent {
    const next = this.text.indexOf('<', this.start);
    this.end = next < 0 ? this.text.length : next;
    const raw = this.text.slice(this.start, this.end);
    if (this.#open.length === 0 && /[^ \t\r\n]/.test(raw)) throw this.#broken('text-outside');
    if (raw.includes(']]>') || findBadReference(raw) >= 0) throw this.#broken('text');
    return 'text';
  }

  #finish(): XmlEvent {
    if (this.#open.length > 0 || !this.#hasRoot) throw this.#broken('unclosed');
    this.event = 'done';
    return 'done';
  }

  #broken(reason: string): DocumentFormatError {
    return brokenXml(this.part, this.start, reason);
  }
}

function isDeclaration(name: string): boolean {
  return name.startsWith('xmlns') && (name.length === 5 || name.charCodeAt(5) === 58);
}

function hasSeveralPrefixes(attributes: readonly RawAttribute[]): boolean {
  let first: string | undefined;
  for (const { name } of attributes) {
    const colon = name.indexOf(':');
    if (colon < 0 || isDeclaration(name)) continue;
    first ??= name.slice(0, colon + 1);
    if (!name.startsWith(first)) return true;
  }
  return false;
}
