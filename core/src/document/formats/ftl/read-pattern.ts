import type { InlineToken } from '../../inline-token.ts';
import type { MessageBranch, MessageChoice, MessagePart } from '../../messages/message-part.ts';
import { isPluralCategory } from '../../messages/plural-forms.ts';

/** A Fluent file while it is read. */
export interface FtlReading {
  readonly text: string;
  at: number;
  depth: number;
}

/** Deeper messages exist only to do harm. */
const maxDepth = 40;

/** Thrown where a pattern is none; its message is passed over, as programs do. */
export const badPattern = new Error('The text is no Fluent pattern');

/** The parts of a pattern; past it stands its line end or the brace around it. */
export function readPattern(reading: FtlReading): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  for (let part = readPart(reading); part !== undefined; part = readPart(reading)) {
    if (parts.length > 0 || part.kind !== 'placeholder' || part.details.type !== 'break') parts.push(part);
  }
  return parts;
}

/** Undefined at the end of the pattern. */
function readPart(reading: FtlReading): MessagePart | undefined {
  const character = reading.text[reading.at];
  if (character === undefined || character === '}') return undefined;
  if (character === '{') return readPlaceable(reading);
  return character === '\r' || character === '\n' ? readLineBreak(reading) : readText(reading);
}

function readText(reading: FtlReading): InlineToken {
  const start = reading.at;
  const end = /[{}\r\n]/g;
  end.lastIndex = start;
  reading.at = end.exec(reading.text)?.index ?? reading.text.length;
  return { kind: 'text', start, end: reading.at, text: reading.text.slice(start, reading.at) };
}

const lineEnds = /(?:[ \t]*(?:\r\n|\r|\n))+( *)/y;

/** Undefined where the pattern does not go on in the next line that says something. */
function readLineBreak(reading: FtlReading): InlineToken | undefined {
  const { text, at: start } = reading;
  lineEnds.lastIndex = start;
  const [whole = '', indent = ''] = lineEnds.exec(text) ?? [];
  const end = start + whole.length;
  if (indent === '' || end >= text.length || '}.[*'.includes(text.charAt(end))) return undefined;
  reading.at = end;
  const details = { type: 'break', display: '↵', equivalent: '\n' } as const;
  return { kind: 'placeholder', start, end, details };
}

/** A literal of one of these stands for what a pattern could not say otherwise. */
const literal = /^\{\s*"([{}[*. ])"\s*\}$/;

function readPlaceable(reading: FtlReading): MessagePart {
  const start = reading.at;
  const selector = readExpression(reading);
  if (selector !== undefined) return readChoice(reading, start, selector);
  const display = reading.text.slice(start, reading.at);
  const said = literal.exec(display)?.[1];
  if (said !== undefined) return { kind: 'text', start, end: reading.at, text: said };
  const details = { type: 'variable', display: display.replaceAll(/\s+/g, ' '), required: true } as const;
  return { kind: 'placeholder', start, end: reading.at, details, speaks: true };
}

/** Past the brace that closes, or past the arrow of a choice: then what is looked at. */
function readExpression(reading: FtlReading): string | undefined {
  const marks = /"(?:[^"\\\r\n]|\\.)*"|[{}]|->/g;
  marks.lastIndex = reading.at;
  const start = reading.at;
  let open = 0;
  for (let match = marks.exec(reading.text); match !== null; match = marks.exec(reading.text)) {
    reading.at = marks.lastIndex;
    if (match[0] === '{' && ++open > maxDepth) throw badPattern;
    if (match[0] === '}' && --open === 0) return undefined;
    if (match[0] === '->' && open === 1) return reading.text.slice(start + 1, match.index).trim();
  }
  throw badPattern;
}

function readChoice(reading: FtlReading, start: number, argument: string): MessageChoice {
  if (++reading.depth > maxDepth) throw badPattern;
  const branches: MessageBranch[] = [];
  skipSpace(reading);
  while (reading.text[reading.at] !== '}') {
    branches.push(readBranch(reading));
    skipSpace(reading);
  }
  reading.at++;
  reading.depth--;
  if (branches.length === 0) throw badPattern;
  const plural = pluralOf(reading.text, argument, branches);
  return { kind: 'choice', start, end: reading.at, argument, ...(plural && { plural }), branches };
}

function readBranch(reading: FtlReading): MessageBranch {
  const start = reading.at;
  const head = /\*?\[\s*([^[\]\r\n{}]+)\][ \t]*/y;
  head.lastIndex = start;
  const found = head.exec(reading.text);
  if (found === null) throw badPattern;
  reading.at += found[0].length;
  const bodyStart = reading.at;
  const parts = readPattern(reading);
  return { key: (found[1] ?? '').trim(), start, end: reading.at, bodyStart, bodyEnd: reading.at, parts };
}

/** A choice between numbers and plural categories, with the general one as the default. */
function pluralOf(
  text: string,
  argument: string,
  branches: readonly MessageBranch[],
): Intl.PluralRuleType | undefined {
  const isPlural = branches.every(({ key }) => isPluralCategory(key) || /^-?\d+(?:\.\d+)?$/.test(key));
  const isDefault = branches.some(({ key, start }) => key === 'other' && text[start] === '*');
  if (!isPlural || !isDefault) return undefined;
  return /type:\s*"ordinal"/.test(argument) ? 'ordinal' : 'cardinal';
}

function skipSpace(reading: FtlReading): void {
  while (' \t\r\n'.includes(reading.text[reading.at] ?? '}')) reading.at++;
}
