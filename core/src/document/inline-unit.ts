import { fitCodes } from '../inline/fit-codes.ts';
import type { InlineCode, InlineCodeDetails, InlineText, StyleRun } from '../inline/inline-text.ts';
import { codeToken } from '../inline/markup.ts';
import { type InlineRenderer, renderInline, type TextStyle } from '../inline/render-inline.ts';
import { normalizeStyles } from '../inline/styles.ts';
import { spliceText } from '../text/splice-text.ts';
import { DocumentFormatError } from './document-format-error.ts';
import type { InlineToken, MarkToken, TextToken } from './inline-token.ts';

/** Text before and after what has a style, such as `**` and `**`. */
export type StyleMarks = Readonly<Record<TextStyle['name'], readonly [open: string, close: string]>>;

/** A unit read from tokens, with what is needed to write it again. */
export interface InlineUnit {
  /** The unit's place in the file's text. */
  readonly start: number;
  readonly end: number;
  readonly source: InlineText;
  readonly codes: Readonly<Record<number, InlineCodeDetails>>;
  /** Written form of each code, by its token such as `{/1}`. */
  readonly natives: ReadonlyMap<string, string>;
  readonly marks: StyleMarks;
}

export interface ReadOptions {
  readonly defaultMarks: StyleMarks;
  /** Whether a run of white space means one space. */
  readonly collapse: boolean;
}

/** More codes than this in one paragraph is an attack or a broken file, and would keep the editor busy for minutes. */
const maxTokens = 20_000;

/**
 * Tokens must be trimmed; undefined where nothing is left of them.
 * @throws {DocumentFormatError} limit
 */
export function readInlineUnit(
  tokens: readonly InlineToken[],
  raw: string,
  { defaultMarks, collapse }: ReadOptions,
): InlineUnit | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (tokens.length > maxTokens)
    throw new DocumentFormatError('limit', { part: `:${lineOf(raw, first.start)}` });
  const reading: Reading = {
    raw,
    collapse,
    text: '',
    afterSpace: false,
    codes: [],
    details: {},
    natives: new Map(),
    runs: [],
    marks: { ...defaultMarks },
    ids: new Map(),
    styleStarts: new Map(),
    nextId: 1,
  };
  const stylePairs = pairsWithText(tokens);
  for (const token of tokens) readToken(reading, token, stylePairs);
  return {
    start: first.start,
    end: last.end,
    source: { text: reading.text, codes: reading.codes, styles: normalizeStyles(reading.runs) },
    codes: reading.details,
    natives: reading.natives,
    marks: reading.marks,
  };
}

/** How the target is written in the file, and whether codes had to be restored for it. */
export function renderInlineUnit(
  unit: InlineUnit,
  target: InlineText,
  escapeText: (text: string) => string,
): { readonly text: string; readonly restored: boolean } {
  const fitted = fitCodes(unit.source, unit.codes, target);
  return { text: renderInline(fitted, rendererOf(unit, escapeText)), restored: fitted !== target };
}

export function rendererOf(unit: InlineUnit, escapeText: (text: string) => string): InlineRenderer {
  return {
    text: escapeText,
    code: (code) => unit.natives.get(codeToken(code)) ?? '',
    openStyle: ({ name }) => unit.marks[name][0],
    closeStyle: ({ name }) => unit.marks[name][1],
  };
}

function lineOf(raw: string, offset: number): number {
  return raw.slice(0, offset).split('\n').length;
}

interface Reading {
  readonly raw: string;
  readonly collapse: boolean;
  text: string;
  /** Whether a space now would be the second in a row. */
  afterSpace: boolean;
  readonly codes: InlineCode[];
  readonly details: Record<number, InlineCodeDetails>;
  readonly natives: Map<string, string>;
  readonly runs: StyleRun[];
  readonly marks: Record<TextStyle['name'], readonly [string, string]>;
  readonly ids: Map<number, number>;
  readonly styleStarts: Map<number, { readonly at: number; readonly native: string }>;
  nextId: number;
}

function readToken(reading: Reading, token: InlineToken, stylePairs: ReadonlySet<number>): void {
  if (token.kind === 'text') {
    addText(reading, token);
  } else if (token.kind !== 'placeholder' && token.style && stylePairs.has(token.pair ?? -1)) {
    readStyle(reading, token, token.style);
  } else {
    addCode(reading, token);
  }
}

function addText(reading: Reading, { text, literal = false }: TextToken): void {
  if (!reading.collapse || literal) {
    reading.text += text;
    reading.afterSpace = false;
    return;
  }
  const collapsed = text.replaceAll(lineWrapInIdeographs, '').replaceAll(/[ \t\r\n\f]+/g, ' ');
  const added = reading.afterSpace ? collapsed.replace(/^ /, '') : collapsed;
  reading.text += added;
  if (added !== '') reading.afterSpace = added.endsWith(' ');
}

/** A line wrapped between two ideographs means nothing; anywhere else it means a space. */
const lineWrapInIdeographs =
  /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}，。！？；：])[ \t]*\r?\n[ \t]*(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu;

function readStyle(reading: Reading, token: MarkToken, style: TextStyle['name']): void {
  const pair = token.pair ?? -1;
  const native = token.native ?? reading.raw.slice(token.start, token.end);
  const opened = reading.styleStarts.get(pair);
  if (token.kind === 'open' || opened === undefined) {
    reading.styleStarts.set(pair, { at: reading.text.length, native });
    return;
  }
  if (!reading.runs.some((run) => looks[style] in run)) reading.marks[style] = [opened.native, native];
  const span = { start: opened.at, end: reading.text.length };
  if (span.start < span.end) reading.runs.push({ ...span, ...styleOf[style] });
}

const looks = { bold: 'bold', italic: 'italic', underline: 'underline' } as const;
const styleOf = {
  bold: { bold: true },
  italic: { italic: true },
  underline: { underline: 'SINGLE' },
} as const;

function addCode(reading: Reading, token: Exclude<InlineToken, { kind: 'text' }>): void {
  if (token.kind === 'placeholder' && isVisible(token.details)) reading.afterSpace = false;
  const pair = token.kind === 'placeholder' ? undefined : token.pair;
  const id = (pair === undefined ? undefined : reading.ids.get(pair)) ?? reading.nextId++;
  if (pair !== undefined) reading.ids.set(pair, id);
  const code: InlineCode = { id, kind: token.kind, at: reading.text.length };
  reading.codes.push(code);
  reading.details[id] ??= token.details;
  reading.natives.set(codeToken(code), nativeOf(token, reading.raw));
}

function isVisible({ type }: InlineCodeDetails): boolean {
  return type !== 'break' && type !== 'comment';
}

function nativeOf(token: Exclude<InlineToken, { kind: 'text' }>, raw: string): string {
  const { start, end, splices = [], native } = token;
  const shifted = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  return native ?? spliceText(raw.slice(start, end), shifted);
}

/** Pairs with text between their marks; a style around nothing is kept as a code. */
function pairsWithText(tokens: readonly InlineToken[]): ReadonlySet<number> {
  const found = new Set<number>();
  const openedAt = new Map<number, number>();
  let length = 0;
  for (const token of tokens) {
    if (token.kind === 'text') length += token.text.length;
    if (token.kind === 'open' && token.pair !== undefined) openedAt.set(token.pair, length);
    if (token.kind === 'close' && token.pair !== undefined && (openedAt.get(token.pair) ?? length) < length) {
      found.add(token.pair);
    }
  }
  return found;
}
