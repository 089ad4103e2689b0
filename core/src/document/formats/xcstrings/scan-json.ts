import { DocumentFormatError } from '../../document-format-error.ts';

interface Place {
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
}

export interface JsonString extends Place {
  readonly kind: 'string';
  readonly value: string;
}

export interface JsonMember {
  readonly key: string;
  readonly keyStart: number;
  readonly value: JsonNode;
}

export interface JsonObject extends Place {
  readonly kind: 'object';
  readonly members: readonly JsonMember[];
}

/** Lists, numbers and the like hold no text of a catalog. */
interface JsonOther extends Place {
  readonly kind: 'other';
}

export type JsonNode = JsonString | JsonObject | JsonOther;

/** Deeper than any catalog. */
const maxDepth = 64;

/** A JSON document with the places of its objects and strings. @throws {DocumentFormatError} broken, limit */
export function scanJson(text: string): JsonNode {
  try {
    JSON.parse(text);
  } catch {
    throw new DocumentFormatError('broken', { reason: 'json' });
  }
  return readNode(text, skipSpace(text, 0), 0);
}

export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.findLast((member) => member.key === key)?.value : undefined;
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : undefined;
}

function readNode(text: string, start: number, depth: number): JsonNode {
  if (depth > maxDepth) throw new DocumentFormatError('limit', { limit: maxDepth });
  const first = text.charAt(start);
  if (first === '"') return readString(text, start);
  if (first === '{') return readObject(text, start, depth);
  if (first === '[') return readList(text, start, depth);
  return { kind: 'other', start, end: endOf(/[^\s,\]}]*/y, text, start) };
}

function readString(text: string, start: number): JsonString {
  const end = endOf(/"[^"\\]*(?:\\.[^"\\]*)*"/y, text, start);
  return { kind: 'string', start, end, value: String(JSON.parse(text.slice(start, end))) };
}

function readObject(text: string, start: number, depth: number): JsonObject {
  const members: JsonMember[] = [];
  let at = skipSpace(text, start + 1);
  while (text.charAt(at) !== '}') {
    const key = readString(text, at);
    const value = readNode(text, skipSpace(text, skipSpace(text, key.end) + 1), depth + 1);
    members.push({ key: key.value, keyStart: key.start, value });
    at = skipComma(text, value.end);
  }
  return { kind: 'object', start, end: at + 1, members };
}

function readList(text: string, start: number, depth: number): JsonOther {
  let at = skipSpace(text, start + 1);
  while (text.charAt(at) !== ']') at = skipComma(text, readNode(text, at, depth + 1).end);
  return { kind: 'other', start, end: at + 1 };
}

function skipComma(text: string, from: number): number {
  const at = skipSpace(text, from);
  return text.charAt(at) === ',' ? skipSpace(text, at + 1) : at;
}

function skipSpace(text: string, from: number): number {
  return endOf(/\s*/y, text, from);
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}
