import { DocumentFormatError } from '../../document-format-error.ts';
import { brokenAt } from '../../strings/broken-at.ts';
import { type JsonContainer, type JsonLeaf, type JsonNode, stepOf } from './json-node.ts';

const deepest = 10_000;
/** Of all pointers together; deeply nested bombs would otherwise grow without end. */
const maxPointerLength = 100_000_000;

/** An object or array while its members are read. */
type OpenContainer = Omit<JsonContainer, 'children' | 'end'> & {
  readonly children: JsonNode[];
  end: number;
  /** Length of its pointer. */
  readonly pointerLength: number;
  readonly container: OpenContainer | undefined;
};

interface Scan {
  readonly text: string;
  readonly maxDepth: number;
  at: number;
  open: OpenContainer;
  comments: readonly string[];
  pointerLength: number;
}

const noComments: readonly string[] = [];

/**
 * A JSON document, an array of the one value it has. Comments and commas too many are let pass, as editors do.
 * @throws {DocumentFormatError} broken, limit
 */
export function scanJson(text: string, maxDepth = deepest): JsonContainer {
  const document: OpenContainer = {
    kind: 'array',
    container: undefined,
    key: '',
    index: 0,
    memberStart: 0,
    start: 0,
    end: text.length,
    comments: noComments,
    depth: 0,
    pointerLength: 0,
    children: [],
  };
  const scan: Scan = { text, maxDepth, at: 0, open: document, comments: noComments, pointerLength: 0 };
  skipSpace(scan);
  readValue(scan, { key: '', memberStart: scan.at });
  while (scan.open !== document) readNext(scan, scan.open);
  skipSpace(scan);
  if (scan.at < text.length) throw brokenAt(text, scan.at, 'json');
  return document;
}

/** One member of the open container, or its end. */
function readNext(scan: Scan, open: OpenContainer): void {
  skipSpace(scan);
  const memberStart = scan.at;
  if (scan.text[scan.at] === (open.kind === 'object' ? '}' : ']')) {
    close(scan, open);
    return;
  }
  let key = '';
  if (open.kind === 'object') {
    key = readText(scan);
    skipSpace(scan);
    expect(scan, ':');
    skipSpace(scan);
  }
  readValue(scan, { key, memberStart });
  if (scan.open === open) readComma(scan, open);
}

function close(scan: Scan, open: OpenContainer): void {
  open.end = ++scan.at;
  if (open.container === undefined) return;
  scan.open = open.container;
  if (scan.open.depth > 0) readComma(scan, scan.open);
}

function readComma(scan: Scan, open: OpenContainer): void {
  skipSpace(scan);
  if (scan.text[scan.at] === ',') scan.at++;
  else if (scan.text[scan.at] !== (open.kind === 'object' ? '}' : ']'))
    throw brokenAt(scan.text, scan.at, 'json');
}

interface MemberHead {
  readonly key: string;
  readonly memberStart: number;
}

const plainValue = /(?:-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)(?![\w.])/y;

function readValue(scan: Scan, { key, memberStart }: MemberHead): void {
  const { comments, open: container, at: start } = scan;
  scan.comments = noComments;
  const mark = scan.text[start];
  const place = { container, key, index: container.children.length, memberStart, start, comments };
  if (mark === '{' || mark === '[') {
    openContainer(scan, container, { ...place, kind: mark === '{' ? 'object' : 'array' });
    return;
  }
  if (mark === '"') skipText(scan);
  else skipPlain(scan);
  const leaf: JsonLeaf = { ...place, end: scan.at, kind: mark === '"' ? 'text' : 'other' };
  container.children.push(leaf);
  countPointer(scan, container, leaf);
}

function openContainer(
  scan: Scan,
  container: OpenContainer,
  place: Omit<JsonContainer, 'end' | 'depth' | 'children'>,
): void {
  const depth = container.depth + 1;
  if (depth > scan.maxDepth) throw new DocumentFormatError('limit', { limit: scan.maxDepth });
  const node = { ...place, container, end: scan.text.length, depth, children: [] };
  scan.open = { ...node, pointerLength: countPointer(scan, container, node) };
  container.children.push(scan.open);
  scan.at++;
}

/** The length of the pointer of a node. */
function countPointer(scan: Scan, container: OpenContainer, node: JsonNode): number {
  const length = container.depth === 0 ? 0 : container.pointerLength + 1 + stepOf(node).length;
  scan.pointerLength += length;
  if (scan.pointerLength <= maxPointerLength) return length;
  throw new DocumentFormatError('limit', { limit: maxPointerLength });
}

function skipPlain(scan: Scan): void {
  plainValue.lastIndex = scan.at;
  if (!plainValue.test(scan.text)) throw brokenAt(scan.text, scan.at, 'json');
  scan.at = plainValue.lastIndex;
}

function readText(scan: Scan): string {
  const start = scan.at;
  skipText(scan);
  return decodeJsonText(scan.text, start, scan.at);
}

/** Undefined where the node is no text. @throws {DocumentFormatError} broken */
export function textIn(text: string, node: JsonNode | undefined): string | undefined {
  return node?.kind === 'text' ? decodeJsonText(text, node.start, node.end) : undefined;
}

/** @throws {DocumentFormatError} broken */
export function decodeJsonText(text: string, start: number, end: number): string {
  try {
    return JSON.parse(text.slice(start, end)) as string;
  } catch {
    throw brokenAt(text, start, 'json');
  }
}

/** Past the quotation mark that ends the text begun here. */
function skipText(scan: Scan): void {
  if (scan.text[scan.at] !== '"') throw brokenAt(scan.text, scan.at, 'json');
  for (let at = scan.at + 1; at < scan.text.length; at++) {
    const code = scan.text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) {
      scan.at = at + 1;
      return;
    } else if (code === 0x0a) break;
  }
  throw brokenAt(scan.text, scan.at, 'json');
}

function expect(scan: Scan, mark: string): void {
  if (scan.text[scan.at] !== mark) throw brokenAt(scan.text, scan.at, 'json');
  scan.at++;
}

const space = /[\s\uFEFF]*/y;
const comment = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;

/** Past white space and comments; the comments are kept for what follows. */
function skipSpace(scan: Scan): void {
  for (;;) {
    space.lastIndex = scan.at;
    space.test(scan.text);
    scan.at = space.lastIndex;
    if (scan.text[scan.at] !== '/') return;
    comment.lastIndex = scan.at;
    const found = comment.exec(scan.text)?.[0];
    if (found === undefined) throw brokenAt(scan.text, scan.at, 'json');
    scan.at += found.length;
    scan.comments = [...scan.comments, commentText(found)];
  }
}

function commentText(raw: string): string {
  return raw
    .replace(/^\/[/*]+|\*\/$/g, '')
    .replaceAll(/^[ \t]*\*?[ \t]*/gm, '')
    .trim();
}
