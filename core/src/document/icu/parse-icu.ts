import type { InlineToken, TextToken } from '../inline-token.ts';
import type { MessageBranch, MessageChoice, MessagePart } from '../messages/message-part.ts';

/** Deeper messages exist only to do harm. */
const maxDepth = 40;

interface Reading {
  readonly text: string;
  at: number;
  depth: number;
}

/** Thrown and caught here, so often that one will do for all. */
const notIcu = new Error('The text is no ICU message');

/**
 * The parts of an ICU message, with offsets; undefined where the text is none. Without an argument it is plain text,
 * in which apostrophes mean nothing.
 */
export function parseIcu(text: string): readonly MessagePart[] | undefined {
  if (!text.includes('{') || /[$%]\{/.test(text)) return undefined;
  const reading: Reading = { text, at: 0, depth: 0 };
  try {
    const parts = readMessage(reading, 'text');
    return reading.at === text.length && parts.some(isArgument) ? parts : undefined;
  } catch (error) {
    if (error === notIcu) return undefined;
    throw error;
  }
}

/** Quoted marks alone make no message. */
function isArgument(part: MessagePart): boolean {
  return part.kind === 'choice' || (part.kind === 'placeholder' && part.details.type === 'variable');
}

/** What is around: `|` ends a stretch of a choice by number, `#` is the number in a plural. */
type Around = 'text' | 'plural' | 'stretch';

/** Up to the end, or to the mark that ends the branch. */
function readMessage(reading: Reading, around: Around): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  const { text } = reading;
  const inPlural = around === 'plural';
  const end = around === 'stretch' ? '}|' : '}';
  for (let character = text[reading.at]; character !== undefined; character = text[reading.at]) {
    if (end.includes(character)) break;
    if (character === '{') parts.push(readArgument(reading, inPlural));
    else if (character === '#' && inPlural) parts.push(numberToken(reading));
    else if (character === "'") parts.push(readApostrophe(reading, inPlural));
    else parts.push(readText(reading, around));
  }
  return parts;
}

const textEnds: Readonly<Record<Around, string>> = { text: "[{}']", plural: "[{}'#]", stretch: "[{}'|]" };

function readText(reading: Reading, around: Around): TextToken {
  const marks = new RegExp(textEnds[around], 'g');
  marks.lastIndex = reading.at;
  const start = reading.at;
  reading.at = marks.exec(reading.text)?.index ?? reading.text.length;
  return { kind: 'text', start, end: reading.at, text: reading.text.slice(start, reading.at) };
}

/** Two are one; before a mark it begins a quotation, which the next one ends; else it is itself. */
function readApostrophe(reading: Reading, inPlural: boolean): InlineToken {
  const { text, at: start } = reading;
  const next = text.charAt(start + 1);
  if (next === '' || !(inPlural ? '{}#' : '{}').includes(next)) {
    reading.at = next === "'" ? start + 2 : start + 1;
    return { kind: 'text', start, end: reading.at, text: "'" };
  }
  const [whole = '', quoted = ''] = match(reading, /'((?:[^']+|'')*)(?:'|$)/y);
  return quotationToken(start, whole, quoted.replaceAll("''", "'"));
}

/** More than this between two apostrophes is said to people. */
const longestQuotation = 40;

/** Marks quoted are for another program, or the program knows no quoting: they stay as they are written. */
function quotationToken(start: number, display: string, equivalent: string): InlineToken {
  const end = start + display.length;
  if (equivalent.length > longestQuotation) return { kind: 'text', start, end, text: equivalent };
  const details = { type: 'other', display, equivalent, required: true } as const;
  return { kind: 'placeholder', start, end, details, speaks: true };
}

function numberToken(reading: Reading): MessagePart {
  const start = reading.at++;
  const details = { type: 'variable', display: '#', required: true } as const;
  return { kind: 'placeholder', start, end: reading.at, details, speaks: true };
}

const argumentHead = /\{\s*([\p{L}\p{N}_.$@-]+)\s*(?:\}|,\s*([A-Za-z]+)\s*(\}|,))/uy;

function readArgument(reading: Reading, inPlural: boolean): MessagePart {
  const start = reading.at;
  const [head, argument = '', type, mark] = match(reading, argumentHead);
  if (head === undefined) throw notIcu;
  const isChoice = type !== undefined && /^(?:plural|selectordinal|select)$/.test(type);
  if (isChoice && mark === ',') return readChoice(reading, { start, argument, type, inPlural });
  if (isChoice) throw notIcu;
  if (type === 'choice' && mark === ',') return readStretches(reading, { start, argument });
  if (mark === ',') skipStyle(reading);
  const display = reading.text.slice(start, reading.at);
  const details = { type: 'variable', display, required: true } as const;
  return { kind: 'placeholder', start, end: reading.at, details, speaks: true };
}

/** Past the brace that ends an argument with a style such as `#,##0.00` or `::yyyyMMdd`. */
function skipStyle(reading: Reading): void {
  const style = /[^{}']*(?:'[^']*'[^{}']*)*\}/y;
  if (match(reading, style)[0] === undefined) throw notIcu;
}

/** `0#none|1#one|1<{0} of them` (java.text.ChoiceFormat): a text for each stretch of numbers. */
function readStretches(
  reading: Reading,
  { start, argument }: Pick<ChoiceHead, 'start' | 'argument'>,
): MessageChoice {
  if (++reading.depth > maxDepth) throw notIcu;
  const branches: MessageBranch[] = [];
  do {
    branches.push(readStretch(reading));
  } while (match(reading, /\|/y).length > 0);
  if (reading.text[reading.at++] !== '}') throw notIcu;
  reading.depth--;
  return { kind: 'choice', start, end: reading.at, argument, branches };
}

function readStretch(reading: Reading): MessageBranch {
  const start = reading.at;
  const [head, key = ''] = match(reading, /\s*(-?(?:\d+(?:\.\d+)?|∞)[#<≤])/y);
  if (head === undefined) throw notIcu;
  const bodyStart = reading.at;
  const parts = readMessage(reading, 'stretch');
  return { key, start, end: reading.at, bodyStart, bodyEnd: reading.at, parts };
}

interface ChoiceHead {
  readonly start: number;
  readonly argument: string;
  readonly type: string;
  readonly inPlural: boolean;
}

function readChoice(reading: Reading, { start, argument, type, inPlural }: ChoiceHead): MessageChoice {
  if (++reading.depth > maxDepth) throw notIcu;
  match(reading, /\s*(?:offset:\s*\d+)?\s*/y);
  const branches: MessageBranch[] = [];
  while (reading.text[reading.at] !== '}') {
    branches.push(readBranch(reading, inPlural || type !== 'select'));
    match(reading, /\s*/y);
  }
  reading.at++;
  reading.depth--;
  if (branches.length === 0) throw notIcu;
  const plural = type === 'plural' ? 'cardinal' : 'ordinal';
  return {
    kind: 'choice',
    start,
    end: reading.at,
    argument,
    ...(type !== 'select' && { plural }),
    branches,
  };
}

function readBranch(reading: Reading, inPlural: boolean): MessageBranch {
  const start = reading.at;
  const [head, key = ''] = match(reading, /(=\d+|[\p{L}\p{N}_.-]+)\s*\{/uy);
  if (head === undefined) throw notIcu;
  const bodyStart = reading.at;
  const parts = readMessage(reading, inPlural ? 'plural' : 'text');
  const bodyEnd = reading.at;
  if (reading.text[reading.at++] !== '}') throw notIcu;
  return { key, start, end: reading.at, bodyStart, bodyEnd, parts };
}

/** What a sticky expression matches here, and past it; nothing where it does not. */
function match(reading: Reading, expression: RegExp): readonly (string | undefined)[] {
  expression.lastIndex = reading.at;
  const found = expression.exec(reading.text);
  if (found === null) return [];
  reading.at += found[0].length;
  return found;
}
