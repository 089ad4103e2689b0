import type { TextStyle } from '../../../inline/render-inline.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { UnitKind } from '../../document-format.ts';
import {
  accents,
  bareBreakingCommands,
  bareCommands,
  blockCommands,
  breakingCommands,
  definingCommands,
  inlineCommands,
  knownCommands,
  noteCommands,
  protectedEnvironments,
  styleCommands,
  symbols,
  tableEnvironments,
} from './tex-rules.ts';
import type { TexWalk } from './tex-walk.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Environment {
  readonly name: string;
  readonly begins: boolean;
}

/** What a command means to the reader; `end` is where it is dealt with. */
export type Command =
  | { readonly kind: 'text'; readonly end: number; readonly said: string }
  | {
      readonly kind: 'inline';
      readonly end: number;
      readonly name: string;
      readonly style: TextStyle['name'] | undefined;
    }
  | { readonly kind: 'block'; readonly end: number; readonly unitKind: UnitKind; readonly option?: Range }
  | {
      readonly kind: 'break';
      readonly end: number;
      readonly environment?: Environment;
      readonly unitKind?: UnitKind;
      readonly option?: Range;
    }
  | { readonly kind: 'note'; readonly end: number; readonly argument: Range }
  /** `native` is what is written for it in a new text, where that is not what stands there. */
  | { readonly kind: 'code'; readonly end: number; readonly native?: string };

/** The command at the walk's place, which is a backslash. */
export function readCommand(walk: TexWalk): Command {
  const name = matchAt(walk.text, walk.at + 1, /[a-zA-Z]+\*?/y);
  if (name === undefined) return readMark(walk);
  const bare = name.replace('*', '');
  const nameEnd = walk.at + 1 + name.length;
  if (bare === 'begin' || bare === 'end') return readEnvironment(walk, bare, nameEnd);
  if (bare === 'verb') return { kind: 'code', end: verbatimEnd(walk.text, nameEnd) };
  return readAccent(walk, bare, nameEnd) ?? readSymbol(walk, bare, nameEnd) ?? readNamed(walk, bare, nameEnd);
}

function matchAt(text: string, at: number, expression: RegExp): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}

/** A backslash and one character that is no letter. */
function readMark({ text, at, environments }: TexWalk): Command {
  const mark = text.charAt(at + 1);
  const end = at + 2;
  if ('%&$#_{}'.includes(mark) && mark !== '') return { kind: 'text', end, said: mark };
  if (mark === ' ') return { kind: 'text', end, said: ' ' };
  if (mark === '\\') return readRowEnd(text, end, environments);
  if (mark === '(' || mark === '[') {
    const close = text.slice(end, end + longestFormula).indexOf(mark === '(' ? '\\)' : '\\]');
    return { kind: 'code', end: close === -1 ? end : end + close + 2 };
  }
  return accentAt(text, mark, end) ?? { kind: 'code', end };
}

/** Formulas between paragraphs have several lines. */
const longestFormula = 3000;

function readRowEnd(text: string, at: number, environments: readonly string[]): Command {
  const end = at + (matchAt(text, at, /\*?(?:\[[-\w.\\ ]{0,40}\])?/y) ?? '').length;
  return { kind: environments.some((name) => tableEnvironments.has(name)) ? 'break' : 'code', end };
}

const accentLetter = /\s?(?:\{(?:([a-zA-Z])|\\([ij])\s?)\}|([a-zA-Z])|\\([ij])(?![a-zA-Z])\s?)/y;

/** The letter under the accent `mark` becomes one character with it. */
function accentAt(text: string, mark: string, at: number): Command | undefined {
  const accent = accents[mark];
  accentLetter.lastIndex = at;
  const found = accent === undefined ? null : accentLetter.exec(text);
  if (found === null) return undefined;
  const letter = found[1] ?? found[2] ?? found[3] ?? found[4] ?? '';
  return { kind: 'text', end: at + found[0].length, said: `${letter}${accent}`.normalize('NFC') };
}

/** Accents that are letters need a brace or a space. */
function readAccent({ text }: TexWalk, name: string, end: number): Command | undefined {
  return name.length === 1 && /^\s?[{\\]/.test(text.slice(end, end + 2))
    ? accentAt(text, name, end)
    : undefined;
}

/** A command of letters takes the white space after it, or an empty group. */
function readSymbol({ text }: TexWalk, name: string, end: number): Command | undefined {
  const said = ownValue(symbols, name);
  if (said === undefined) return undefined;
  return { kind: 'text', end: end + (matchAt(text, end, /\{\}|[ \t]+/y) ?? '').length, said };
}

function readNamed(walk: TexWalk, name: string, nameEnd: number): Command {
  const inText = readText(walk, name, nameEnd);
  if (inText !== undefined) return inText;
  if (name === 'item') return readItem(walk, nameEnd);
  if (bareBreakingCommands.has(name)) return { kind: 'break', end: nameEnd };
  if (bareCommands.has(name)) return bareCommand(walk.text, walk.at, nameEnd);
  const end = argumentsEnd(walk, nameEnd, definingCommands.has(name));
  if (breakingCommands.has(name)) return { kind: 'break', end };
  const said = walk.text.slice(nameEnd, Math.min(end, nameEnd + 10_000));
  if (!knownCommands.has(name) && hasPhrase(said)) walk.counts.skipped++;
  return end === nameEnd ? bareCommand(walk.text, walk.at, end) : { kind: 'code', end };
}

function readItem({ text }: TexWalk, nameEnd: number): Command {
  const label = matchAt(text, nameEnd, optional) ?? '';
  return { kind: 'break', end: nameEnd + label.length, unitKind: 'list-item', ...optionOf(text, nameEnd) };
}

/** A name ends at what is no letter; white space after it belongs to it, and else it must not meet a letter. */
function bareCommand(text: string, start: number, nameEnd: number): Command {
  const after = matchAt(text, nameEnd, /\{\}|[ \t]*(?:\r\n|[\r\n])(?![ \t]*[\r\n])[ \t]*|[ \t]+/y);
  if (after !== undefined) return { kind: 'code', end: nameEnd + after.length };
  return { kind: 'code', end: nameEnd, native: `${text.slice(start, nameEnd)}{}` };
}

/** A command whose argument is text; undefined for all others. */
function readText(walk: TexWalk, name: string, nameEnd: number): Command | undefined {
  const style = ownValue(styleCommands, name);
  const before = ownValue(inlineCommands, name);
  const brace = textBrace(walk, nameEnd, before ?? 0);
  if (brace === undefined) return undefined;
  if (style !== undefined || before !== undefined) return { kind: 'inline', end: brace + 1, name, style };
  const unitKind = ownValue(blockCommands, name);
  if (unitKind !== undefined)
    return { kind: 'block', end: brace + 1, unitKind, ...optionOf(walk.text, nameEnd) };
  const close = walk.braces.get(brace);
  if (!noteCommands.has(name) || close === undefined || walk.depth >= maxNoteDepth) return undefined;
  return { kind: 'note', end: close + 1, argument: { start: brace + 1, end: close } };
}

/** Notes in notes in notes; deeper ones exist only to do harm. */
const maxNoteDepth = 10;

function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The short title of a heading, the label of an item: texts too. */
function optionOf(text: string, at: number): { readonly option?: Range } {
  const option = matchAt(text, at, optional);
  if (option === undefined) return {};
  return { option: { start: at + option.indexOf('[') + 1, end: at + option.length - 1 } };
}

/** More than one word: not the name of a file or a place. */
function hasPhrase(text: string): boolean {
  return /\p{L}{2,} \p{L}/u.test(text) || (hasWords(text) && /[\u3040-\u9FFF]/.test(text));
}

const optional = /\s?\[(?:[^[\]{}]|\{[^{}]{0,500}\}){0,2000}\]/y;

/** The brace that begins the text of a command, after options and `skip` arguments that are no text. */
function textBrace({ text, braces, end }: TexWalk, at: number, skip: number): number | undefined {
  let place = at;
  for (let left = skip; ; ) {
    place += (matchAt(text, place, optional) ?? '').length;
    place += (matchAt(text, place, /[ \t]*/y) ?? '').length;
    const close = text[place] === '{' ? braces.get(place) : undefined;
    if (close === undefined || close >= end) return undefined;
    if (left-- === 0) return place;
    place = close + 1;
  }
}

/** Past all arguments that follow a name at once; definitions have names and marks between. */
function argumentsEnd(walk: TexWalk, at: number, isDefinition: boolean): number {
  let place = at;
  for (;;) {
    const between = isDefinition ? matchAt(walk.text, place, /(?:\\[a-zA-Z]+|#\d|\s)+/y) : undefined;
    const next = argumentEnd(walk, place + (between ?? '').length);
    if (next === undefined) return place;
    place = next;
  }
}

function argumentEnd({ text, braces, end }: TexWalk, at: number): number | undefined {
  const option = matchAt(text, at, optional);
  if (option !== undefined) return at + option.length;
  const close = text[at] === '{' ? braces.get(at) : undefined;
  return close === undefined || close >= end ? undefined : close + 1;
}

function verbatimEnd(text: string, at: number): number {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 1000))?.[0] ?? '';
  const close = line.indexOf(line.charAt(0), 1);
  return close === -1 ? at : at + close + 1;
}

function readEnvironment(walk: TexWalk, word: 'begin' | 'end', at: number): Command {
  const { text } = walk;
  const [whole = '', name = ''] = /^\s?\{([^{}]{0,60})\}/.exec(text.slice(at, at + 70)) ?? [];
  const afterName = at + whole.length;
  if (word === 'end') return { kind: 'break', end: afterName, environment: { name, begins: false } };
  if (protectedEnvironments.has(name.replace('*', ''))) {
    const close = text.indexOf(`\\end{${name}}`, afterName);
    return { kind: 'break', end: close === -1 ? walk.end : close + name.length + 6 };
  }
  return { kind: 'break', end: argumentsEnd(walk, afterName, false), environment: { name, begins: true } };
}
