import { DocumentFormatError } from '../../document-format-error.ts';
import { brokenAt } from '../../strings/broken-at.ts';

/** An object or array. */
export interface JsonContainer {
  readonly kind: 'object' | 'array';
  readonly parent: JsonContainer | undefined;
  /** Place in the document as a pointer, such as `/menu/items/0`. */
  readonly pointer: string;
  /** The same for people: `menu.items[0]`. */
  readonly path: string;
  /** Name in its own parent. */
  readonly key: string;
  readonly depth: number;
  /** Its texts, numbers and so on, in file order. */
  readonly members: JsonMember[];
}

/** A value that contains no others. */
export interface JsonMember {
  readonly container: JsonContainer;
  readonly pointer: string;
  readonly path: string;
  /** Empty in arrays. */
  readonly key: string;
  /** Where the key, or in arrays the value, begins. */
  readonly memberStart: number;
  readonly start: number;
  readonly end: number;
  readonly isText: boolean;
  /** The value before it in its container. */
  readonly previous: JsonMember | undefined;
  /** Comments right before it. */
  readonly comments: readonly string[];
}

const maxDepth = 10_000;
/** Of all pointers together; deeply nested bombs would otherwise grow without end. */
const maxPointerLength = 100_000_000;

interface Scan {
  readonly text: string;
  readonly members: JsonMember[];
  at: number;
  open: JsonContainer | undefined;
  /** Index of the next value of each open array. */
  readonly indexes: number[];
  comments: string[];
  pointerLength: number;
}

/**
 * The values of a JSON document in file order. Comments and commas too many are let pass, as editors do.
 * @throws {DocumentFormatError} broken, limit
 */
export function scanJson(text: string): readonly JsonMember[] {
  const scan: Scan = {
    text,
    members: [],
    at: 0,
    open: undefined,
    indexes: [],
    comments: [],
    pointerLength: 0,
  };
  skipSpace(scan);
  readValue(scan, { key: '', memberStart: scan.at });
  while (scan.open !== undefined) readNext(scan, scan.open);
  skipSpace(scan);
  if (scan.at < text.length) throw brokenAt(text, scan.at, 'json');
  return scan.members;
}

/** One member of the open container, or its end. */
function readNext(scan: Scan, open: JsonContainer): void {
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

function close(scan: Scan, { parent }: JsonContainer): void {
  scan.at++;
  scan.open = parent;
  scan.indexes.pop();
  if (parent !== undefined) readComma(scan, parent);
}

function readComma(scan: Scan, open: JsonContainer): void {
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
  const character = scan.text[scan.at];
  const { comments } = scan;
  scan.comments = [];
  const place = placeOf(scan, key);
  if (character === '{' || character === '[') {
    openContainer(scan, character, { ...place, key });
    return;
  }
  const start = scan.at;
  const isText = character === '"';
  if (isText) skipText(scan);
  else skipPlain(scan);
  const container = scan.open ?? { kind: 'array', parent: undefined, ...place, key, depth: 0, members: [] };
  const value = { memberStart, start, end: scan.at, isText };
  const member: JsonMember = {
    container,
    ...place,
    key,
    ...value,
    previous: container.members.at(-1),
    comments,
  };
  container.members.push(member);
  scan.members.push(member);
}

function openContainer(
  scan: Scan,
  mark: string,
  place: Pick<JsonContainer, 'pointer' | 'path' | 'key'>,
): void {
  const depth = (scan.open?.depth ?? 0) + 1;
  if (depth > maxDepth) throw new DocumentFormatError('limit', { limit: maxDepth });
  scan.at++;
  scan.open = { ...place, kind: mark === '{' ? 'object' : 'array', parent: scan.open, depth, members: [] };
  scan.indexes.push(0);
}

function placeOf(scan: Scan, key: string): Pick<JsonMember, 'pointer' | 'path'> {
  const { open, indexes } = scan;
  if (open === undefined) return { pointer: '', path: '' };
  const index = indexes.length - 1;
  const position = indexes[index] ?? 0;
  indexes[index] = position + 1;
  const step = open.kind === 'array' ? String(position) : key.replaceAll('~', '~0').replaceAll('/', '~1');
  const pointer = `${open.pointer}/${step}`;
  scan.pointerLength += pointer.length;
  if (scan.pointerLength > maxPointerLength)
    throw new DocumentFormatError('limit', { limit: maxPointerLength });
  if (open.kind === 'array') return { pointer, path: `${open.path}[${position}]` };
  return { pointer, path: open.path === '' ? key : `${open.path}.${key}` };
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
    scan.comments.push(commentText(found));
  }
}

function commentText(raw: string): string {
  return raw
    .replace(/^\/[/*]+|\*\/$/g, '')
    .replaceAll(/^[ \t]*\*?[ \t]*/gm, '')
    .trim();
}
