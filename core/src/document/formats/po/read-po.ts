import { DocumentFormatError } from '../../document-format-error.ts';
import { readQuoted } from './po-string.ts';

interface Place {
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
}

/** A string with its continuation lines, from the first quote to the last. */
export interface PoString extends Place {
  readonly keyword: string;
  readonly keywordStart: number;
  readonly value: string;
}

interface PoComment extends Place {
  /** `.`, `:`, `,`, `|` or nothing for those of translators. */
  readonly mark: string;
  readonly text: string;
}

export interface PoEntry {
  readonly comments: readonly PoComment[];
  readonly context?: PoString;
  readonly id?: PoString;
  readonly plural?: PoString;
  /** By number of the plural form; the only one of other entries is 0. */
  readonly targets: ReadonlyMap<number, PoString>;
  /** Offset of the line behind it. */
  readonly end: number;
}

/** A text that is out of use. */
export interface ObsoleteText {
  readonly obsolete: string;
}

type Building = {
  -readonly [Name in keyof Omit<PoEntry, 'comments' | 'targets'>]: PoEntry[Name];
} & { readonly comments: PoComment[]; readonly targets: Map<number, PoString> };

interface Reading {
  /** What was read to its end since it was last asked for. */
  finished: (PoEntry | ObsoleteText)[];
  entry: Building;
  /** The string that goes on in the next line. */
  last: { value: string; end: number } | undefined;
}

interface Line extends Place {
  readonly text: string;
  /** Offset of the next line. */
  readonly next: number;
}

/** In the order of the file. @throws {DocumentFormatError} broken */
export function* readPo(text: string): Generator<PoEntry | ObsoleteText, void> {
  const reading: Reading = { finished: [], entry: emptyEntry(), last: undefined };
  let number = 0;
  for (const line of linesOf(text)) {
    number++;
    if (line.text.trim() === '') continue;
    if (!readLine(reading, line)) throw new DocumentFormatError('broken', { part: `:${number}` });
    if (reading.finished.length === 0) continue;
    yield* reading.finished;
    reading.finished = [];
  }
  finishEntry(reading);
  yield* reading.finished;
}

function emptyEntry(): Building {
  return { comments: [], targets: new Map(), end: 0 };
}

function* linesOf(text: string): Generator<Line> {
  for (const match of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    const [whole, line = ''] = match;
    if (whole === '') return;
    yield {
      text: line,
      start: match.index,
      end: match.index + line.length,
      next: match.index + whole.length,
    };
  }
}

function readLine(reading: Reading, line: Line): boolean {
  if (/^\s*#/.test(line.text)) return readComment(reading, line);
  if (/^\s*"/.test(line.text)) return readContinuation(reading, line);
  return readKeyword(reading, line);
}

function readComment(reading: Reading, { text, start, next }: Line): boolean {
  const comment = text.trimStart();
  if (reading.entry.id !== undefined) finishEntry(reading);
  if (comment.startsWith('#~')) {
    const obsolete = /^#~\s*msgid\s*(".*)/s.exec(comment)?.[1];
    if (obsolete !== undefined) reading.finished.push({ obsolete: readQuoted(obsolete) ?? '' });
    return true;
  }
  const mark = /^#([.:,|])/.exec(comment)?.[1] ?? '';
  reading.entry.comments.push({ mark, text: comment.slice(1 + mark.length).trim(), start, end: next });
  return true;
}

function readContinuation(reading: Reading, line: Line): boolean {
  const value = readQuoted(line.text);
  if (reading.last === undefined || value === undefined) return false;
  reading.last.value += value;
  reading.last.end = line.start + line.text.lastIndexOf('"') + 1;
  reading.entry.end = line.next;
  return true;
}

const keywordLine = /^\s*(msgctxt|msgid_plural|msgid|msgstr(?:\s*\[\s*(\d{1,3})\s*\])?)\s*(?=")/;

function readKeyword(reading: Reading, line: Line): boolean {
  const match = keywordLine.exec(line.text);
  const [head = '', keyword = '', form = '0'] = match ?? [];
  const value = readQuoted(line.text.slice(head.length));
  if (match === null || value === undefined) return false;
  if (startsEntry(reading.entry, keyword)) finishEntry(reading);
  const string = {
    keyword,
    keywordStart: line.start + head.length - head.trimStart().length,
    start: line.start + head.length,
    end: line.start + line.text.lastIndexOf('"') + 1,
    value,
  };
  const { entry } = reading;
  reading.last = string;
  entry.end = line.next;
  if (keyword === 'msgctxt') entry.context = string;
  else if (keyword === 'msgid') entry.id = string;
  else if (keyword === 'msgid_plural') entry.plural = string;
  else entry.targets.set(Number(form), string);
  return true;
}

function startsEntry({ context, id }: Building, keyword: string): boolean {
  return (
    (keyword === 'msgid' && id !== undefined) || (keyword === 'msgctxt' && (context ?? id) !== undefined)
  );
}

function finishEntry(reading: Reading): void {
  if (reading.entry.id !== undefined) reading.finished.push(reading.entry);
  reading.entry = emptyEntry();
  reading.last = undefined;
}
