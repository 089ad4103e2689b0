import { DocumentFormatError } from '../document/document-format-error.ts';
import type { TagAttribute } from './start-tag.ts';
import { skipSpace } from './xml-attributes.ts';
import { endOfDoctype } from './xml-doctype.ts';
import { badReference, brokenXml } from './xml-error.ts';
import { type NamespaceTable, XmlNames } from './xml-names.ts';
import { isDeclaration, StartTagReader } from './xml-start-tags.ts';
import {
  decodeXmlAttribute,
  decodeXmlText,
  findBadReference,
  findIllegalCharacter,
  type KnownEntities,
} from './xml-text.ts';

export type XmlEvent = 'start' | 'end' | 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'done';

export interface XmlScanOptions {
  /**
   * What to do with a document type. It is refused where nothing is said: it may name other files and declare
   * entities that grow without end, and a part of a document has no need of one. Passed over, it is not read, and
   * the entities it may declare stay references.
   */
  readonly doctype?: 'refuse' | 'pass';
}

/** Place of an attribute's value, without its quotes. */
export interface AttributePlace {
  readonly start: number;
  readonly end: number;
}

const maxDepth = 10_000;

/**
 * Walks an XML document from event to event and says where each stands, so that a caller can replace
 * ranges and leave every other character as it is. Works without recursion and knows no DTD.
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
  readonly #open: { readonly rawName: string; readonly name: string }[] = [];
  readonly #tags: StartTagReader;
  readonly #entities: KnownEntities;
  #nextAmpersand = -1;
  #nextBracket = -1;
  #attributes: readonly TagAttribute[] = [];
  #hasRoot = false;

  /**
   * An element out of a larger document takes the names of its place instead of a table.
   * @throws {DocumentFormatError} broken, as every step may; also limit for too deep a document
   */
  constructor(
    text: string,
    part: string,
    namespaces: NamespaceTable | XmlNames,
    options: XmlScanOptions = {},
  ) {
    this.text = text;
    this.part = part;
    this.names = namespaces instanceof XmlNames ? namespaces : new XmlNames(namespaces);
    this.#entities = options.doctype === 'pass' ? 'any' : 'predefined';
    this.#tags = new StartTagReader(text, part, this.names, this.#entities);
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

  /** As `skipElement`, for an element whose very characters have been scanned before in this place's namespaces. */
  jumpOverElement(end: number): void {
    this.end = end;
    this.start = this.text.lastIndexOf('<', end - 1);
    this.#closeElement(end);
  }

  /** Value of an attribute of the element that starts, by resolved name. */
  attribute(name: string): string | undefined {
    for (const attribute of this.#attributes) {
      if (attribute.resolved === name) return decodeXmlAttribute(attribute.value);
    }
    return undefined;
  }

  /** Where the value of an attribute stands. */
  attributePlace(name: string): AttributePlace | undefined {
    const found = this.#attributes.find(({ resolved }) => resolved === name);
    if (found === undefined) return undefined;
    const start = this.start + found.valueOffset;
    return { start, end: start + found.value.length };
  }

  /** All attributes by resolved name, without namespace declarations. */
  attributes(): readonly (readonly [name: string, value: string])[] {
    return this.#attributes
      .filter((attribute) => !isDeclaration(attribute))
      .map(({ resolved, value }) => [resolved, decodeXmlAttribute(value)] as const);
  }

  /** The attributes as they are written, by resolved name. */
  rawAttributeNames(): readonly (readonly [name: string, rawName: string])[] {
    return this.#attributes.map(({ resolved, name }) => [resolved, name] as const);
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
    if (this.#open.length === 0 && this.#hasRoot) throw this.#broken('second-root');
    this.#hasRoot = true;
    this.depth = this.#open.length + 1;
    if (this.depth > maxDepth) throw new DocumentFormatError('limit', { part: this.part, limit: maxDepth });
    const tag = this.#tags.read(this.start, this.depth);
    this.rawName = tag.rawName;
    this.name = tag.name;
    this.selfClosing = tag.selfClosing;
    this.#attributes = tag.attributes;
    this.end = this.start + tag.length;
    this.#open.push(tag);
    return 'start';
  }

  #endTag(): XmlEvent {
    const open = this.#open.at(-1);
    const nameEnd = this.start + 2 + (open?.rawName.length ?? 0);
    const close = this.text.charCodeAt(nameEnd) === 62 ? nameEnd : skipSpace(this.text, nameEnd);
    if (open === undefined || !this.text.startsWith(open.rawName, this.start + 2))
      throw this.#broken('mismatched-tag');
    if (this.text.charCodeAt(close) !== 62) throw this.#broken('mismatched-tag');
    return this.#closeElement(close + 1);
  }

  #closeElement(end: number): XmlEvent {
    if (this.selfClosing) this.start = this.end;
    this.end = end;
    this.selfClosing = false;
    this.depth = this.#open.length;
    const open = this.#open.at(-1);
    this.rawName = open?.rawName ?? '';
    this.name = open?.name ?? '';
    this.event = 'end';
    return 'end';
  }

  #leaveElement(): void {
    this.names.leave(this.#open.length);
    this.#open.pop();
    this.depth = this.#open.length;
  }

  #declaration(): XmlEvent {
    if (this.text.startsWith('<!--', this.start)) return this.#comment();
    if (this.text.startsWith('<![CDATA[', this.start) && this.#open.length > 0) {
      this.end = this.#endAfter(']]>', 9);
      return 'cdata';
    }
    if (this.text.startsWith('<!DOCTYPE', this.start)) return this.#doctype();
    throw this.#broken('markup');
  }

  #doctype(): XmlEvent {
    if (this.#entities === 'predefined')
      throw new DocumentFormatError('unsafe', { part: this.part, reason: 'doctype' });
    const end = this.#hasRoot ? -1 : endOfDoctype(this.text, this.start);
    if (end < 0) throw this.#broken('doctype');
    this.end = end;
    return 'doctype';
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
    if (this.#open.length === 0 && /[^ \t\r\n]/.test(this.text.slice(this.start, this.end))) {
      throw this.#broken('text-outside');
    }
    if (this.#hasBracket()) throw this.#broken('text');
    this.#checkReferences();
    return 'text';
  }

  #hasBracket(): boolean {
    if (this.#nextBracket < this.start) this.#nextBracket = indexOrEnd(this.text, ']]>', this.start);
    return this.#nextBracket < this.end;
  }

  #checkReferences(): void {
    if (this.#nextAmpersand < this.start) this.#nextAmpersand = indexOrEnd(this.text, '&', this.start);
    if (this.#nextAmpersand >= this.end) return;
    const raw = this.text.slice(this.start, this.end);
    const bad = findBadReference(raw, this.#entities);
    if (bad >= 0) throw badReference(this.part, this.start + bad, raw.slice(bad));
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

function indexOrEnd(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}
