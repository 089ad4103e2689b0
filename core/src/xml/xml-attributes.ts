import { badReference, brokenXml } from './xml-error.ts';
import { findBadReference, type KnownEntities } from './xml-text.ts';

/** An attribute of a start tag as it stands in the file. */
export interface RawAttribute {
  readonly name: string;
  /** Still with its references. */
  readonly value: string;
  /** Where the value begins, counted from the start of the tag. */
  readonly valueOffset: number;
}

/** The tag that is read, and by which rules. */
export interface TagPlace {
  readonly start: number;
  readonly part: string;
  readonly entities: KnownEntities;
}

const quote = 34;
const apostrophe = 39;
const slash = 47;
const less = 60;
const equals = 61;
const greater = 62;

export interface AttributeList {
  readonly attributes: readonly RawAttribute[];
  /** Offset of the `>` or `/>` that ends the tag. */
  readonly end: number;
}

const none: readonly RawAttribute[] = [];

/** The attributes of a tag from the end of its name on. @throws {DocumentFormatError} broken */
export function readAttributes(text: string, from: number, tag: TagPlace): AttributeList {
  const { part } = tag;
  let at = skipSpace(text, from);
  if (isTagEnd(text.charCodeAt(at))) return { attributes: none, end: at };
  const attributes: RawAttribute[] = [];
  let spaced = at > from;
  while (!isTagEnd(text.charCodeAt(at))) {
    if (!spaced || at >= text.length) throw brokenXml(part, at, 'tag');
    const nameEnd = endOfName(text, at);
    const valueStart = startOfValue(text, nameEnd, part);
    const valueEnd = text.indexOf(text.charAt(valueStart - 1), valueStart);
    if (valueEnd < 0) throw brokenXml(part, at, 'attribute');
    const valueOffset = valueStart - tag.start;
    attributes.push({ name: text.slice(at, nameEnd), value: text.slice(valueStart, valueEnd), valueOffset });
    at = skipSpace(text, valueEnd + 1);
    spaced = at > valueEnd + 1;
  }
  checkAttributes(attributes, from, tag);
  return { attributes, end: at };
}

function startOfValue(text: string, nameEnd: number, part: string): number {
  const at = skipSpace(text, nameEnd);
  if (text.charCodeAt(at) !== equals) throw brokenXml(part, at, 'attribute');
  const start = skipSpace(text, at + 1);
  const code = text.charCodeAt(start);
  if (code !== quote && code !== apostrophe) throw brokenXml(part, start, 'attribute');
  return start + 1;
}

function checkAttributes(attributes: readonly RawAttribute[], at: number, tag: TagPlace): void {
  const { part, entities } = tag;
  if (attributes.length > 1 && hasDuplicates(attributes)) {
    throw brokenXml(part, at, 'duplicate-attribute');
  }
  for (const { value } of attributes) {
    if (value.includes('<')) throw brokenXml(part, at, 'attribute');
    const bad = findBadReference(value, entities);
    if (bad >= 0) throw badReference(part, at, value.slice(bad));
  }
}

/** Few attributes are compared one by one, which is faster; a set is for those who send thousands. */
function hasDuplicates(attributes: readonly RawAttribute[]): boolean {
  if (attributes.length > few) return new Set(attributes.map(({ name }) => name)).size < attributes.length;
  for (let i = 1; i < attributes.length; i++) {
    for (let j = 0; j < i; j++) if (attributes[i]?.name === attributes[j]?.name) return true;
  }
  return false;
}

const few = 12;

export function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length && !endsName(text.charCodeAt(at))) at++;
  return at;
}

function endsName(code: number): boolean {
  return isSpace(code) || code === greater || code === slash || code === equals || code === less;
}

function isTagEnd(code: number): boolean {
  return code === greater || code === slash;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
