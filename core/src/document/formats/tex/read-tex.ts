import type { Splice } from '../../../text/splice-text.ts';
import type { DocumentWarning, UnitKind, UnitVisitor } from '../../document-format.ts';
import type { PlaceholderToken } from '../../inline-token.ts';
import { matchBraces } from './match-braces.ts';
import { type Command, readCommand } from './tex-commands.ts';
import { blockCommands } from './tex-rules.ts';
import type { OpenBrace, TexWalk } from './tex-walk.ts';
import { writeTexUnit } from './write-tex.ts';

interface TexReading {
  readonly splices: readonly Splice[];
  readonly restored: number;
  readonly warnings: readonly DocumentWarning[];
}

/** The texts of a document; before it begins only its title and the like. */
export function readTex(text: string, visit: UnitVisitor): TexReading {
  const begin = /^[^%\r\n]*\\begin\{document\}/m.exec(text);
  const bodyStart = begin === null ? 0 : begin.index + begin[0].length;
  const ending = text.indexOf('\\end{document}', bodyStart);
  const walk: TexWalk = {
    text,
    braces: matchBraces(text),
    visit,
    splices: [],
    end: ending === -1 ? text.length : ending,
    at: bodyStart,
    tokens: [],
    open: [],
    depth: 0,
    inBrackets: false,
    environments: [],
    kind: 'paragraph',
    counts: { units: 0, pairs: 0, restored: 0, skipped: 0 },
  };
  for (const place of preambleTexts(walk, bodyStart)) walkRange(walk, place.start, place.end, place.kind);
  walkRange(walk, bodyStart, walk.end, 'paragraph');
  const { restored, skipped } = walk.counts;
  const splices = walk.splices.sort((a, b) => a.start - b.start);
  return { splices, restored, warnings: [{ code: 'commands-skipped', count: skipped }] };
}

interface TextRange {
  readonly start: number;
  readonly end: number;
  readonly kind: UnitKind;
}

function preambleTexts({ text, braces }: TexWalk, bodyStart: number): readonly TextRange[] {
  const command =
    /\\(title|subtitle|author|date|institute|keywords)\s?(?:\[[^[\]]{0,2000}\])?\s?\{|%[^\r\n]*/g;
  let last = 0;
  return [...text.slice(0, bodyStart).matchAll(command)].flatMap((match) => {
    const brace = match.index + match[0].length - 1;
    const end = braces.get(brace);
    const kind = blockCommands[match[1] ?? ''];
    if (end === undefined || kind === undefined || match.index < last) return [];
    last = end;
    return [{ start: brace + 1, end, kind }];
  });
}

/** A range as a text of its own: the body, a title, a note. */
function walkRange(outer: TexWalk, start: number, end: number, kind: UnitKind): void {
  const walk: TexWalk = {
    ...outer,
    at: start,
    end,
    tokens: [],
    open: [],
    kind,
    environments: [...outer.environments],
  };
  while (walk.at < end) readNext(walk);
  flush(walk);
}

function walkOption(walk: TexWalk, { start, end }: Omit<TextRange, 'kind'>, kind: UnitKind): void {
  walkRange({ ...walk, inBrackets: true }, start, end, kind);
}

const plainText = /[^\\{}$%~&\r\n]+/y;
const lineEnd = /[ \t]*(?:\r\n|\r|\n)([ \t]*(?:\r\n|\r|\n))?[ \t]*/y;

function readNext(walk: TexWalk): void {
  const character = walk.text[walk.at];
  if (character === '\\') applyCommand(walk, readCommand(walk));
  else if (character === '{') openGroup(walk);
  else if (character === '}') closeBrace(walk);
  else if (character === '$') readMath(walk);
  else if (character === '%') readComment(walk);
  else if (character === '~') pushText(walk, walk.at + 1, '\u00A0');
  else if (character === '&') flushTo(walk, walk.at + 1);
  else if (character === '\r' || character === '\n') readLineEnd(walk);
  else pushText(walk, walk.at + (matchHere(walk, plainText)?.[0].length ?? 1));
}

function matchHere({ text, at }: TexWalk, expression: RegExp): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Up to `to`, which is never past the range. */
function pushText(walk: TexWalk, to: number, said?: string): void {
  const end = Math.min(to, walk.end);
  walk.tokens.push({ kind: 'text', start: walk.at, end, text: said ?? walk.text.slice(walk.at, end) });
  walk.at = end;
}

/** An empty line ends a paragraph. */
function readLineEnd(walk: TexWalk): void {
  const [whole = '\n', second] = matchHere(walk, lineEnd) ?? [];
  if (second === undefined) pushText(walk, walk.at + whole.length);
  else flushTo(walk, walk.at + whole.length);
}

/** With its line end, which it hides, and the white space after; before an empty line it ends the paragraph. */
function readComment(walk: TexWalk): void {
  const [whole = '%'] = matchHere(walk, /%[^\r\n]*(?:\r\n|\r|\n|$)[ \t]*/y) ?? [];
  const end = Math.min(walk.at + whole.length, walk.end);
  walk.tokens.push({ kind: 'placeholder', start: walk.at, end, details: { type: 'comment' } });
  walk.at = end;
  if (/[\r\n]/.test(walk.text.charAt(end))) flush(walk);
}

function readMath(walk: TexWalk): void {
  const [whole] =
    matchHere(walk, /\$\$[\s\S]*?\$\$|\$(?:[^$\\\r\n]|\\[\s\S]|(?:\r\n|\r|\n)(?![ \t]*[\r\n]))*\$/y) ?? [];
  if (whole === undefined) pushText(walk, walk.at + 1);
  else pushCode(walk, walk.at + whole.length);
}

function pushCode(
  walk: TexWalk,
  to: number,
  written: Pick<PlaceholderToken, 'splices' | 'native'> = {},
): void {
  const end = Math.min(to, walk.end);
  const raw = walk.text.slice(walk.at, end).replaceAll(/\s+/g, ' ');
  const display = raw.length > 40 ? `${raw.slice(0, 39)}…` : raw;
  const details = { type: 'other', display, required: true } as const;
  walk.tokens.push({ kind: 'placeholder', start: walk.at, end, details, speaks: true, ...written });
  walk.at = end;
}

/** `{[}` is a bracket that begins no argument. */
function openGroup(walk: TexWalk): void {
  const bracket = matchHere(walk, /\{([[\]])\}/y);
  if (bracket !== null) pushText(walk, walk.at + 3, bracket[1]);
  else openMark(walk, walk.at + 1, '{}');
}

function openMark(walk: TexWalk, end: number, display: string, style?: OpenBrace['style']): void {
  const pair = ++walk.counts.pairs;
  const details = { type: 'format', display } as const;
  walk.tokens.push({ kind: 'open', start: walk.at, end, details, pair, ...(style && { style }) });
  walk.open.push({ kind: 'group', pair, unitKind: walk.kind, ...(style && { style }) });
  walk.at = end;
}

function closeBrace(walk: TexWalk): void {
  const brace = walk.open.pop();
  const end = walk.at + 1;
  if (brace === undefined || brace.kind === 'block') {
    flushTo(walk, end);
    walk.kind = brace?.unitKind ?? walk.kind;
    return;
  }
  const { pair, style } = brace;
  const details = { type: 'format', display: '' } as const;
  const token = { kind: 'close', start: walk.at, end, details, ...(style && { style }) } as const;
  walk.tokens.push(pair === undefined ? token : { ...token, pair });
  walk.at = end;
}

function applyCommand(walk: TexWalk, command: Command): void {
  const { end } = command;
  if (command.kind === 'text') pushText(walk, end, command.said);
  else if (command.kind === 'inline') openMark(walk, end, command.name, command.style);
  else if (command.kind === 'block') {
    flushTo(walk, end);
    if (command.option !== undefined) walkOption(walk, command.option, command.unitKind);
    walk.open.push({ kind: 'block', unitKind: walk.kind });
    walk.kind = command.unitKind;
  } else if (command.kind === 'break') applyBreak(walk, command);
  else if (command.kind === 'note') pushCode(walk, end, { splices: noteSplices(walk, command) });
  else pushCode(walk, end, command.native === undefined ? {} : { native: command.native });
}

function applyBreak(walk: TexWalk, command: Extract<Command, { kind: 'break' }>): void {
  const { end, environment, unitKind, option } = command;
  flushTo(walk, end);
  if (option !== undefined) walkOption(walk, option, unitKind ?? walk.kind);
  if (environment?.begins === true) walk.environments.push(environment.name);
  else if (environment !== undefined) walk.environments.pop();
  walk.kind = unitKind ?? (environment === undefined ? walk.kind : 'paragraph');
}

/** The text of a note is visited before the sentence it is in. */
function noteSplices(walk: TexWalk, { argument }: Extract<Command, { kind: 'note' }>): readonly Splice[] {
  const splices: Splice[] = [];
  walkRange({ ...walk, splices, depth: walk.depth + 1 }, argument.start, argument.end, 'note');
  return splices;
}

function flushTo(walk: TexWalk, end: number): void {
  flush(walk);
  walk.at = Math.min(end, walk.end);
}

/** Ends the text gathered so far and writes what the visitor gives for it. */
function flush(walk: TexWalk): void {
  const { tokens } = walk;
  walk.tokens = [];
  if (tokens.length > 0) writeTexUnit(walk, tokens);
}
