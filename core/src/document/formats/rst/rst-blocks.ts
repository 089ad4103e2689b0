import type { UnitKind } from '../../document-format.ts';
import { codeDirectives, spokenArguments, spokenOptions } from './rst-directives.ts';
import { type Line, linesOf, placeOf, type RstLines, skipIndented } from './rst-lines.ts';
import { readCsvBody, readDrawnTable } from './rst-table-blocks.ts';

/** The texts and tables of a file in its order; code, comments and targets are passed over. */
export function readRstParts(text: string): RstLines {
  const reading: RstLines = { lines: linesOf(text), parts: [], unread: 0 };
  for (let i = 0; i < reading.lines.length; ) i = readBlock(reading, i);
  return reading;
}

/** Gives the index of the line behind the block. */
function readBlock(reading: RstLines, i: number): number {
  const line = reading.lines[i];
  if (line === undefined || line.text === '') return i + 1;
  for (const reader of readers) {
    const next = reader(reading, line, i);
    if (next !== undefined) return next;
  }
  return readParagraph(reading, i, { kind: 'paragraph', offset: line.indent });
}

type BlockReader = (reading: RstLines, line: Line, i: number) => number | undefined;

const adornment = /^([!-/:-@[-`{-~])\1{2,}$/;

const readTitle: BlockReader = ({ lines, parts }, line, i) => {
  const [next, third] = [lines[i + 1], lines[i + 2]];
  if (adornment.test(line.text) && next && next.text !== '' && third?.text === line.text) {
    parts.push({ kind: 'heading', ...placeOf(next), adornments: [placeOf(line), placeOf(third)] });
    return i + 3;
  }
  const isUnderlined =
    line.indent === 0 &&
    next !== undefined &&
    adornment.test(next.text) &&
    next.text.length >= Math.min(line.text.length, 4);
  if (isUnderlined && !adornment.test(line.text) && next.text !== '::') {
    parts.push({ kind: 'heading', ...placeOf(line), adornments: [placeOf(next)] });
    return i + 2;
  }
  return adornment.test(line.text) && line.text.length >= 4 && line.text !== '::::' ? i + 1 : undefined;
};

const readDoctest: BlockReader = ({ lines }, { text }, i) => {
  if (!/^\s*>>>(?: |$)/.test(text)) return undefined;
  const end = lines.findIndex((line, at) => at > i && line.text === '');
  return end === -1 ? lines.length : end;
};

const explicit = /^\s*(?:\.\.|__)(?: +|$)/;
const directive = /^(\s*\.\. +)(?:\|[^|]+\| +)?((?:[\w-]+:)*[\w+.-]+)::(?:[ \t]+(?=\S)|$)/;

const readExplicit: BlockReader = (reading, line, i) => {
  if (!explicit.test(line.text)) return undefined;
  const note = /^\s*\.\. +\[[^\]]+\] +(?=\S)/.exec(line.text);
  if (note) return readParagraph(reading, i, { kind: 'note', offset: note[0].length, isLoose: true });
  const [head, , name = ''] = directive.exec(line.text) ?? [];
  if (head === undefined) return skipIndented(reading.lines, i + 1, line.indent);
  return readDirective(reading, i, { name: name.toLowerCase(), offset: head.length });
};

function readDirective(
  reading: RstLines,
  i: number,
  { name, offset }: { readonly name: string; readonly offset: number },
): number {
  const { lines } = reading;
  const { text, indent } = lines[i] ?? { text: '', indent: 0 };
  const plainName = name.slice(name.lastIndexOf(':') + 1);
  if (plainName === 'csv-table') {
    const from =
      offset < text.length ? readParagraph(reading, i, { kind: 'paragraph', offset, isLoose: true }) : i + 1;
    return readCsvBody(reading, from, indent);
  }
  if (codeDirectives.has(plainName)) {
    readOptions(reading, i + 1, indent);
    return skipIndented(lines, i + 1, indent);
  }
  if (offset >= text.length || !spokenArguments.has(plainName)) return readOptions(reading, i + 1, indent);
  const next = readParagraph(reading, i, { kind: 'paragraph', offset, isLoose: true });
  return readOptions(reading, next, indent);
}

/** Options stand right below the directive; some of them are text. */
function readOptions({ lines, parts }: RstLines, from: number, indent: number): number {
  let i = from;
  for (; i < lines.length; i++) {
    const line = lines[i];
    const [head, name = ''] = /^\s+:([\w-]+):(?:\s+|$)/.exec(line?.text ?? '') ?? [];
    if (line === undefined || head === undefined || line.indent <= indent) return i;
    if (!spokenOptions.has(name) || head.length >= line.text.length) continue;
    parts.push({ kind: 'attribute', start: line.start + head.length, end: line.start + line.text.length });
  }
  return i;
}

const marker = String.raw`(?:[-*+•‣⁃]|(?:\d{1,9}|#|[A-Za-z]|[ivxlcdmIVXLCDM]{1,6})[.)]|\((?:\d{1,9}|#|[A-Za-z])\))`;
const listItem = new RegExp(String.raw`^\s*(?:${marker} +)+(?=\S)`);
const field = /^\s*:(?![\s:])(?:[^:`\\]|\\.)+:(?: +(?=\S)|$)/;
const lineBlock = /^\s*(?:\|(?: +|$))+/;

const readMarked: BlockReader = (reading, line, i) => {
  const item = listItem.exec(line.text);
  if (item) return readParagraph(reading, i, { kind: 'list-item', offset: item[0].length });
  const named = field.exec(line.text);
  if (named)
    return named[0].length < line.text.length
      ? readParagraph(reading, i, { kind: 'list-item', offset: named[0].length, isLoose: true })
      : i + 1;
  const inBlock = lineBlock.exec(line.text);
  if (!inBlock) return undefined;
  reading.parts.push({
    kind: 'paragraph',
    start: line.start + inBlock[0].length,
    end: line.start + line.text.length,
  });
  return i + 1;
};

const readers: readonly BlockReader[] = [readTitle, readDrawnTable, readDoctest, readExplicit, readMarked];

interface ParagraphStart {
  readonly kind: UnitKind;
  /** Where the text begins in its first line. */
  readonly offset: number;
  /** Whether the lines below need only be indented more than the first. */
  readonly isLoose?: boolean;
}

function readParagraph(
  { lines, parts }: RstLines,
  i: number,
  { kind, offset, isLoose = false }: ParagraphStart,
): number {
  const first = lines[i];
  if (first === undefined) return i + 1;
  const goesOn = (line: Line) =>
    isLoose ? line.indent > first.indent && !field.test(line.text) : line.indent === offset;
  let next = i + 1;
  while (isTextLine(lines[next], offset, goesOn)) next++;
  const last = lines[next - 1] ?? first;
  const end = last.start + last.text.length;
  const literal = last.text.endsWith('::');
  const block = { kind, start: first.start + offset, end: literal ? end - 2 : end };
  if (block.start < block.end) parts.push(block);
  return literal ? skipLiteral(lines, next, Math.min(first.indent, offset)) : next;
}

function isTextLine(line: Line | undefined, offset: number, goesOn: (line: Line) => boolean): boolean {
  if (line === undefined || line.text === '' || !goesOn(line)) return false;
  return line.indent === offset || !explicit.test(line.text);
}

/** Indented, or each line quoted by the same sign. */
function skipLiteral(lines: readonly Line[], from: number, indent: number): number {
  let i = from;
  while (lines[i]?.text === '') i++;
  const line = lines[i];
  if (line === undefined || line.indent > indent) return skipIndented(lines, from, indent);
  const quote = /^[!-/:-@[-`{-~]/.exec(line.text.trimStart())?.[0];
  if (quote === undefined || i === from) return from;
  while (lines[i]?.text.trimStart().startsWith(quote)) i++;
  return i;
}
