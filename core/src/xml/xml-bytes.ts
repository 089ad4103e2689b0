import { DocumentFormatError } from '../document/document-format-error.ts';
import { brokenXml, cutOffXml } from './xml-error.ts';

const exclamation = 33;
const quote = 34;
const apostrophe = 39;
const slash = 47;
const less = 60;
const greater = 62;
const question = 63;
const openBracket = 91;
const closeBracket = 93;

/** What begins at a `<` in the bytes of an XML file. */
export type XmlMarkKind = 'start' | 'empty' | 'end' | 'other';

export interface XmlMark {
  readonly kind: XmlMarkKind;
  readonly start: number;
  readonly end: number;
}

/** The next tag, comment, CDATA section, instruction or DOCTYPE; undefined where there is none. */
export function nextMark(bytes: Buffer, from: number, part: string): XmlMark | undefined {
  const start = bytes.indexOf(less, from);
  if (start < 0) return undefined;
  const code = bytes[start + 1];
  if (code === exclamation) return { kind: 'other', start, end: declarationEnd(bytes, start, part) };
  if (code === question) return { kind: 'other', start, end: endAfter(bytes, '?>', start, part) };
  if (code === slash) return { kind: 'end', start, end: endAfter(bytes, '>', start, part) };
  const end = tagEnd(bytes, start, part);
  return { kind: bytes[end - 2] === slash ? 'empty' : 'start', start, end };
}

/** Where the element ends whose start tag is given. @throws {DocumentFormatError} broken, cut-off, limit */
export function elementEnd(bytes: Buffer, tag: XmlMark, part: string, limit: number): number {
  let depth = tag.kind === 'empty' ? 0 : 1;
  let end = tag.end;
  while (depth > 0) {
    const mark = nextMark(bytes, end, part);
    if (mark === undefined) throw cutOffXml(part);
    if (mark.end - tag.start > limit) throw new DocumentFormatError('limit', { part, limit });
    if (mark.kind === 'start') depth++;
    else if (mark.kind === 'end') depth--;
    end = mark.end;
  }
  return end;
}

function declarationEnd(bytes: Buffer, start: number, part: string): number {
  const begin = bytes.toString('latin1', start, start + 9);
  if (begin.startsWith('<!--')) return endAfter(bytes, '-->', start + 4, part);
  if (begin === '<![CDATA[') return endAfter(bytes, ']]>', start + 9, part);
  if (begin === '<!DOCTYPE') return doctypeEnd(bytes, start, part);
  throw brokenXml(part, 0, 'markup');
}

function endAfter(bytes: Buffer, mark: string | number, from: number, part: string): number {
  const at = bytes.indexOf(mark, from);
  if (at < 0) throw cutOffXml(part);
  return at + (typeof mark === 'number' ? 1 : mark.length);
}

/** A `>` inside quotes does not end a tag. */
function tagEnd(bytes: Buffer, start: number, part: string): number {
  for (let at = start + 1; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === greater) return at + 1;
    if (code === quote || code === apostrophe) at = endAfter(bytes, code, at + 1, part) - 1;
  }
  throw cutOffXml(part);
}

/** It is passed over and never loaded; quotes, comments and the brackets of its own part may hold a `>`. */
function doctypeEnd(bytes: Buffer, start: number, part: string): number {
  let depth = 0;
  for (let at = start + 9; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === openBracket) depth++;
    else if (code === closeBracket) depth--;
    else if (code === greater && depth === 0) return at + 1;
    else at = skipOpaque(bytes, at, part);
  }
  throw cutOffXml(part);
}

/** The last byte of the quoted text or comment that begins here; the place itself where none does. */
function skipOpaque(bytes: Buffer, at: number, part: string): number {
  const code = bytes[at];
  if (code === quote || code === apostrophe) return endAfter(bytes, code, at + 1, part) - 1;
  const isComment = code === less && bytes.toString('latin1', at, at + 4) === '<!--';
  return isComment ? endAfter(bytes, '-->', at + 4, part) - 1 : at;
}
