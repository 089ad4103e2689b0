import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { pairedIds } from './nesting.ts';

/** One look of a style run: bold, italic, or underline with or without a color. */
export interface TextStyle {
  readonly name: 'bold' | 'italic' | 'underline';
  readonly color?: string;
}

/** How a format writes the parts of inline text. */
export interface InlineRenderer {
  text(text: string): string;
  code(code: InlineCode): string;
  openStyle(style: TextStyle): string;
  closeStyle(style: TextStyle): string;
}

/**
 * Inline text in a format whose styles are marks around text. Marks and code pairs nest: a style that reaches
 * over the edge of a pair is closed and opened again there. What lasts longer opens first.
 */
export function renderInline(inline: InlineText, renderer: InlineRenderer): string {
  const state: RenderState = { inline, renderer, paired: pairedIds(inline.codes), open: [], output: '' };
  let last = 0;
  let next = 0;
  for (const place of placesOf(inline)) {
    writeText(state, last, place);
    closeEnded(state, place);
    for (let code = inline.codes[next]; code?.at === place; code = inline.codes[++next])
      writeCode(state, code);
    last = place;
  }
  closeDownTo(state, 0);
  return state.output;
}

type OpenMark = { readonly style: TextStyle } | { readonly code: number };

interface RenderState {
  readonly inline: InlineText;
  readonly renderer: InlineRenderer;
  readonly paired: ReadonlySet<number>;
  readonly open: OpenMark[];
  output: string;
}

function placesOf({ text, codes, styles }: InlineText): readonly number[] {
  const places = new Set([text.length]);
  for (const { at } of codes) places.add(at);
  for (const { start, end } of styles) places.add(start).add(end);
  return [...places].sort((a, b) => a - b);
}

function writeText(state: RenderState, from: number, to: number): void {
  if (from === to) return;
  const missing = stylesAt(state.inline.styles, from).filter((style) => !isOpen(state, style));
  const longestFirst = missing.toSorted(
    (a, b) => reach(state.inline.styles, b, from) - reach(state.inline.styles, a, from),
  );
  for (const style of longestFirst) {
    state.output += state.renderer.openStyle(style);
    state.open.push({ style });
  }
  state.output += state.renderer.text(state.inline.text.slice(from, to));
}

function writeCode(state: RenderState, code: InlineCode): void {
  if (state.paired.has(code.id) && code.kind === 'open') {
    const close = state.inline.codes.find(({ id, kind }) => id === code.id && kind === 'close');
    closeShorterThan(state, code.at, close?.at ?? code.at);
    state.open.push({ code: code.id });
  }
  if (code.kind === 'close') {
    const index = state.open.findLastIndex((mark) => 'code' in mark && mark.code === code.id);
    if (index !== -1) {
      closeDownTo(state, index + 1);
      state.open.pop();
    }
  }
  state.output += state.renderer.code(code);
}

/** A style that ends inside a pair can't stay open around it. */
function closeShorterThan(state: RenderState, place: number, end: number): void {
  const { styles } = state.inline;
  const index = state.open.findIndex((mark) => 'style' in mark && reach(styles, mark.style, place) < end);
  if (index !== -1) closeDownTo(state, Math.max(index, firstAboveCodes(state)));
}

function closeEnded(state: RenderState, place: number): void {
  const wanted = stylesAt(state.inline.styles, place);
  const ended = state.open.findIndex((mark) => 'style' in mark && !wanted.some(sameAs(mark.style)));
  if (ended !== -1) closeDownTo(state, Math.max(ended, firstAboveCodes(state)));
}

function firstAboveCodes(state: RenderState): number {
  return state.open.findLastIndex((mark) => 'code' in mark) + 1;
}

function closeDownTo(state: RenderState, index: number): void {
  while (state.open.length > index) {
    const mark = state.open.pop();
    if (mark !== undefined && 'style' in mark) state.output += state.renderer.closeStyle(mark.style);
  }
}

function isOpen(state: RenderState, style: TextStyle): boolean {
  return state.open.some((mark) => 'style' in mark && sameAs(style)(mark.style));
}

/** End of the text that carries the style without a gap from `place` on. */
function reach(styles: readonly StyleRun[], style: TextStyle, place: number): number {
  let end = place;
  for (const run of styles) {
    if (run.end > end && run.start <= end && looksOf(run).some(sameAs(style))) end = run.end;
  }
  return end;
}

function stylesAt(styles: readonly StyleRun[], place: number): readonly TextStyle[] {
  return styles.filter((run) => run.start <= place && place < run.end).flatMap(looksOf);
}

function looksOf({ bold, italic, underline, underlineColor: color }: StyleRun): readonly TextStyle[] {
  const looks: TextStyle[] = [];
  if (bold) looks.push({ name: 'bold' });
  if (italic) looks.push({ name: 'italic' });
  if (underline) looks.push(color === undefined ? { name: 'underline' } : { name: 'underline', color });
  return looks;
}

function sameAs(style: TextStyle): (other: TextStyle) => boolean {
  return (other) => other.name === style.name && other.color === style.color;
}
