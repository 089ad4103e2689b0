import { DocumentFormatError } from '../../document/document-format-error.ts';
import { entityReference } from '../../xml/entity-reference.ts';
import { externalEntity } from '../../xml/external-entity.ts';
import { findBadReference } from '../../xml/xml-text.ts';
import type { XmlAttributes, XmlEvent } from './xml-event.ts';
import { unescapeXml, withoutForbidden } from './xml-text.ts';

/** A single tag, comment or text that is longer is no memory. In characters. */
const maxPiece = 4 * 1024 * 1024;
const maxDepth = 100;

/** Receives the events of a file in their order. */
export interface XmlVisitor {
  event(event: XmlEvent): void;
  /** How the next elements may be reported as a whole; undefined where each event counts. */
  whole(): WholeElement | undefined;
  /**
   * Takes note that the next event is without a character which XML forbids. Without this method such a file is
   * refused.
   */
  forbidden?(): void;
}

/** An element that holds nothing but one that holds nothing but text. */
export interface WholeElement {
  /** Sticky; the tag that opens the outer one, and the text. */
  readonly pattern: RegExp;
  take(attributes: XmlAttributes, text: string): void;
}

/**
 * XML to events, piece by piece, with bounded memory. A DOCTYPE is passed over, never loaded; references to other
 * entities than the five of XML are refused, and a DOCTYPE that names a file for one.
 */
export class XmlEvents {
  #rest = '';
  /** Start of the current piece. */
  #at = 0;
  /** Line of the start of the kept text. */
  #line = 1;
  #open: string[] = [];
  #ended = false;
  readonly #tags = new Map<string, OpenTag>();
  #visitor: XmlVisitor | undefined;
  /** Whether some control character that XML forbids stands in the file so far. */
  #hasControls = false;

  /** @throws {DocumentFormatError} broken, limit, too-long, unsafe, entities */
  push(text: string): readonly XmlEvent[] {
    const events: XmlEvent[] = [];
    this.visit(text, { event: (event) => void events.push(event), whole: () => undefined });
    return events;
  }

  /** Reads more of the file. @throws {DocumentFormatError} broken, limit, too-long, unsafe, entities */
  visit(text: string, visitor: XmlVisitor): void {
    this.#rest += text;
    this.#at = 0;
    this.#visitor = visitor;
    this.#hasControls ||= controls.test(text);
    // No XML has it, and no database takes it.
    if (visitor.forbidden === undefined && text.includes('\0')) {
      this.#at = this.#rest.indexOf('\0');
      this.#refuse('NUL');
    }
    for (let end = this.#readNext(visitor); end > this.#at; end = this.#readNext(visitor)) this.#at = end;
    this.#line = this.#lineHere();
    this.#rest = this.#rest.slice(this.#at);
    this.#at = 0;
    if (this.#rest.length > maxPiece)
      throw new DocumentFormatError('too-long', { limit: maxPiece, line: this.#line });
  }

  /** Gives where what it read ends. */
  #readNext(visitor: XmlVisitor): number {
    const whole = visitor.whole();
    if (whole !== undefined && this.#readWhole(whole)) return whole.pattern.lastIndex;
    const end = pieceEnd(this.#rest, this.#at);
    if (end > this.#at) this.#read(this.#rest.slice(this.#at, end), visitor);
    return end;
  }

  #readWhole({ pattern, take }: WholeElement): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#rest);
    if (found === null) return false;
    const piece = found[1] ?? '';
    const { event, alone } = this.#tags.get(piece) ?? this.#readTag(piece);
    if (!alone) take(event.attributes, this.#unescape(withoutReturns(found[2] ?? '')));
    return !alone;
  }

  /** @throws {DocumentFormatError} broken, cut-off, empty */
  finish(): void {
    if (this.#open.length > 0 || this.#rest.startsWith('<'))
      throw new DocumentFormatError('cut-off', { line: this.#line });
    if (this.#rest.trim() !== '') this.#refuse('text outside');
    if (!this.#ended) throw new DocumentFormatError('empty');
  }

  #read(piece: string, visitor: XmlVisitor): void {
    if (piece.charCodeAt(0) !== lessThan) this.#text(piece, visitor);
    else if (piece.charCodeAt(1) === slash) this.#close(piece.slice(2, -1).trim(), visitor);
    else if (piece.startsWith('<![CDATA[')) this.#cdata(piece.slice(9, -3), visitor);
    else if (piece.startsWith('<!DOCTYPE')) this.#doctype(piece);
    else if (!piece.startsWith('<!--') && !piece.startsWith('<?')) this.#openTag(piece, visitor);
  }

  #text(piece: string, visitor: XmlVisitor): void {
    if (this.#open.length === 0) {
      if (piece.replace('\ufeff', '').trim() !== '') this.#refuse('text outside');
      return;
    }
    visitor.event({ kind: 'text', text: this.#unescape(withoutReturns(piece)) });
  }

  #cdata(text: string, visitor: XmlVisitor): void {
    if (this.#open.length === 0) this.#refuse('text outside');
    visitor.event({ kind: 'text', text: this.#allowed(withoutReturns(text)) });
  }

  #doctype(piece: string): void {
    if (this.#open.length > 0 || this.#ended) this.#refuse('doctype');
    if (externalEntity.test(piece)) throw new DocumentFormatError('unsafe', { line: this.#lineHere() });
  }

  #close(name: string, visitor: XmlVisitor): void {
    if (this.#open.pop() !== name) this.#refuse(`/${name}`);
    this.#ended = this.#open.length === 0;
    visitor.event({ kind: 'close', name });
  }

  #openTag(piece: string, visitor: XmlVisitor): void {
    if (this.#ended) this.#refuse(piece.slice(0, 40));
    if (this.#open.length >= maxDepth) throw new DocumentFormatError('limit', { line: this.#lineHere() });
    const { event, alone } = this.#tags.get(piece) ?? this.#readTag(piece);
    this.#open.push(event.name);
    visitor.event(event);
    if (alone) this.#close(event.name, visitor);
  }

  #readTag(piece: string): OpenTag {
    const name = /^<([\p{L}_:][\p{L}\p{N}._:-]*)(?=[\s/>])/u.exec(piece)?.[1];
    if (name === undefined) this.#refuse(piece.slice(0, 40));
    const alone = piece.endsWith('/>');
    const attributes = this.#attributes(piece.slice(name.length + 1, alone ? -2 : -1));
    const tag: OpenTag = { event: { kind: 'open', name, attributes }, alone };
    // A tag with a control character is read each time, as the visitor takes note of it each time.
    if (
      piece.length <= keptTagLength &&
      !piece.includes('&') &&
      !(this.#hasControls && controls.test(piece))
    ) {
      if (this.#tags.size >= keptTags) this.#tags.clear();
      this.#tags.set(piece, tag);
    }
    return tag;
  }

  #attributes(text: string): XmlAttributes {
    const attributes: Record<string, string> = {};
    attribute.lastIndex = 0;
    let end = 0;
    for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
      const [, name = '', double, single] = found;
      if (Object.hasOwn(attributes, name)) this.#refuse(name);
      attributes[name] = this.#unescape((double ?? single ?? '').replace(/[\t\r\n]/g, ' '));
      end = attribute.lastIndex;
    }
    if (text.slice(end).trim() !== '') this.#refuse(text.slice(end).trim().slice(0, 40));
    return attributes;
  }

  #unescape(text: string): string {
    const plain = unescapeXml(this.#allowed(text));
    if (plain !== undefined) return plain;
    const allowed = this.#visitor?.forbidden && withoutForbidden(text);
    const rest = allowed === undefined ? undefined : unescapeXml(allowed);
    if (rest === undefined) return this.#refuseReference(text, Math.max(0, findBadReference(text)));
    this.#visitor?.forbidden?.();
    return rest;
  }

  /** The text without control characters, where the visitor takes note of them. */
  #allowed(text: string): string {
    if (!this.#hasControls || this.#visitor?.forbidden === undefined || !controls.test(text)) return text;
    this.#visitor.forbidden();
    return text.replace(allControls, '');
  }

  #refuseReference(text: string, at: number): never {
    const reference = text.slice(at);
    const line = this.#lineHere() + text.slice(0, at).split('\n').length - 1;
    const entity = entityReference(reference);
    if (entity !== undefined) throw new DocumentFormatError('entities', { line, entity });
    const what = /^&[^;\s]{0,40};?/.exec(reference)?.[0] ?? '&';
    throw new DocumentFormatError('broken', { line, what });
  }

  #lineHere(): number {
    let line = this.#line;
    for (let at = this.#rest.indexOf('\n'); at >= 0 && at < this.#at; at = this.#rest.indexOf('\n', at + 1))
      line += 1;
    return line;
  }

  #refuse(what: string): never {
    throw new DocumentFormatError('broken', { line: this.#lineHere(), what });
  }
}

interface OpenTag {
  readonly event: Extract<XmlEvent, { kind: 'open' }>;
  readonly alone: boolean;
}

/** A file writes the same few tags over and over; longer ones differ. In characters. */
const keptTagLength = 64;
const keptTags = 64;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const allControls = new RegExp(controls, 'g');

const lessThan = 0x3c;
const slash = 0x2f;

function withoutReturns(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Sticky, so that a long run of white space is read once. */
const attribute = /\s+([\p{L}_:][\p{L}\p{N}._:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;

/** End of the piece that begins at `at`; `at` itself while the end has not arrived. */
function pieceEnd(text: string, at: number): number {
  if (at >= text.length) return at;
  if (text.charCodeAt(at) !== lessThan) return Math.max(at, text.indexOf('<', at));
  if (text[at + 1] !== '!' && text[at + 1] !== '?') return tagEnd(text, at);
  for (const [start, end] of fixedPieces) {
    if (text.startsWith(start, at)) return endAfter(text, end, at + start.length) ?? at;
  }
  if (fixedPieces.some(([start]) => start.startsWith(text.slice(at, at + start.length)))) return at;
  if (text.startsWith('<!DOCTYPE', at)) return doctypeEnd(text, at);
  return tagEnd(text, at);
}

const fixedPieces = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

function endAfter(text: string, end: string, from: number): number | undefined {
  const found = text.indexOf(end, from);
  return found < 0 ? undefined : found + end.length;
}

/** A `>` inside quotes does not end a tag. */
function tagEnd(text: string, at: number): number {
  let from = at;
  for (;;) {
    const end = text.indexOf('>', from);
    if (end < 0) return at;
    const quote = openQuote(text, from, end);
    if (quote === undefined) return end + 1;
    const closed = text.indexOf(quote, end);
    if (closed < 0) return at;
    from = closed + 1;
  }
}

/** The quote that is still open at `end`. */
function openQuote(text: string, start: number, end: number): string | undefined {
  let quote = 0;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (quote === 0 && (unit === 0x22 || unit === 0x27)) quote = unit;
    else if (unit === quote) quote = 0;
  }
  return quote === 0 ? undefined : String.fromCharCode(quote);
}

const doctypeParts = /<!--(?:[\s\S]*?-->)?|"(?:[^"]*")?|'(?:[^']*')?|[[\]>]/g;
const unfinished = new Set(['<!--', '"', "'"]);

/** Quotes, comments and the internal subset in brackets may hold `>`. */
function doctypeEnd(text: string, at: number): number {
  let depth = 0;
  doctypeParts.lastIndex = at;
  for (let part = doctypeParts.exec(text); part !== null; part = doctypeParts.exec(text)) {
    if (unfinished.has(part[0])) return at;
    if (part[0] === '[') depth++;
    else if (part[0] === ']') depth--;
    else if (part[0] === '>' && depth === 0) return doctypeParts.lastIndex;
  }
  return at;
}
