import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { normalizeStyles } from './styles.ts';

/**
 * The written form of inline text, used on the wire, in the database and in tests:
 * `{1}link{/1} {2/} {b}bold{/b} {u#ff0000}red line{/u}`; a brace of the text itself is doubled: `{{`.
 * Equal inline texts have equal markup.
 */

export class MarkupError extends Error {
  constructor(markup: string, at: number) {
    super(`Not inline markup at ${at}: ${markup.slice(at, at + 20)}`);
    this.name = 'MarkupError';
  }
}

const token = /\{\{|\{(\/?)(\d{1,9})(\/?)\}|\{(\/?)([biu])(#[0-9a-f]{6})?\}|\{/g;

type StyleLetter = 'b' | 'i' | 'u';

interface OpenStyle {
  readonly letter: StyleLetter;
  readonly start: number;
  readonly color: string | undefined;
}

/** @throws {MarkupError} on an unknown token, or a style that is closed but not open or the reverse */
export function fromMarkup(markup: string): InlineText {
  if (!markup.includes('{')) return { text: markup, codes: [], styles: [] };
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  const open: OpenStyle[] = [];
  const runs: StyleRun[] = [];
  for (const match of markup.matchAll(token)) {
    text += markup.slice(last, match.index);
    last = match.index + match[0].length;
    if (match[0] === '{{') text += '{';
    else if (match[2] !== undefined) codes.push(readCode(markup, match, text.length));
    else if (match[5] !== undefined) readStyle(markup, match, text.length, open, runs);
    else throw new MarkupError(markup, match.index);
  }
  text += markup.slice(last);
  if (open.length > 0) throw new MarkupError(markup, markup.length);
  return { text, codes, styles: normalizeStyles(runs) };
}

function readCode(markup: string, match: RegExpExecArray, at: number): InlineCode {
  const [, slashBefore, id, slashAfter] = match;
  if (slashBefore && slashAfter) throw new MarkupError(markup, match.index);
  const kind = slashBefore ? 'close' : slashAfter ? 'placeholder' : 'open';
  return { id: Number(id), kind, at };
}

function readStyle(
  markup: string,
  match: RegExpExecArray,
  at: number,
  open: OpenStyle[],
  runs: StyleRun[],
): void {
  const letter = match[5] as StyleLetter;
  const color = match[6];
  if (color !== undefined && letter !== 'u') throw new MarkupError(markup, match.index);
  if (!match[4]) {
    open.push({ letter, start: at, color });
    return;
  }
  const index = open.findLastIndex((style) => style.letter === letter);
  const style = open[index];
  if (style === undefined) throw new MarkupError(markup, match.index);
  open.splice(index, 1);
  if (style.start < at) runs.push(styleRun(style, at));
}

function styleRun({ letter, start, color }: OpenStyle, end: number): StyleRun {
  if (letter === 'b') return { start, end, bold: true };
  if (letter === 'i') return { start, end, italic: true };
  return color === undefined
    ? { start, end, underline: 'SINGLE' }
    : { start, end, underline: 'SINGLE', underlineColor: color };
}

export function toMarkup(inline: InlineText): string {
  if (inline.codes.length === 0 && inline.styles.length === 0) return escapeText(inline.text);
  let markup = '';
  let last = 0;
  for (const place of boundaries(inline)) {
    markup += escapeText(inline.text.slice(last, place)) + marksAt(inline, place);
    last = place;
  }
  return markup + escapeText(inline.text.slice(last));
}

/** Styles cover text, not codes: what ends here closes before the codes, what begins here opens after them. */
function marksAt({ codes, styles }: InlineText, place: number): string {
  const closing = styles.filter((run) => run.end === place).map(closeMarks);
  const here = codes.filter((code) => code.at === place).map(codeToken);
  const opening = styles.filter((run) => run.start === place).map(openMarks);
  return [...closing, ...here, ...opening].join('');
}

function boundaries({ codes, styles }: InlineText): readonly number[] {
  const places = new Set<number>();
  for (const code of codes) places.add(code.at);
  for (const run of styles) places.add(run.start).add(run.end);
  return [...places].sort((a, b) => a - b);
}

function escapeText(text: string): string {
  return text.includes('{') ? text.replaceAll('{', '{{') : text;
}

/** Whether two texts are written alike, with their codes and styles. */
export function sameInline(a: InlineText | undefined, b: InlineText): boolean {
  return a !== undefined && toMarkup(a) === toMarkup(b);
}

/** The written form of one code: `{1}`, `{/1}` or `{1/}`. */
export function codeToken({ id, kind }: Pick<InlineCode, 'id' | 'kind'>): string {
  if (kind === 'open') return `{${id}}`;
  return kind === 'close' ? `{/${id}}` : `{${id}/}`;
}

function openMarks({ bold, italic, underline, underlineColor }: StyleRun): string {
  return `${bold ? '{b}' : ''}${italic ? '{i}' : ''}${underline ? `{u${underlineColor ?? ''}}` : ''}`;
}

function closeMarks({ bold, italic, underline }: StyleRun): string {
  return `${underline ? '{/u}' : ''}${italic ? '{/i}' : ''}${bold ? '{/b}' : ''}`;
}
