import type { StyleRun } from '../inline/inline-text.ts';
import { normalizeStyles, sameStyle } from '../inline/styles.ts';
import { isIdeograph, type LineGlyph, type TextLine } from './text-line.ts';
import {
  addSpan,
  type BlockSide,
  type SpannedText,
  type SpanRun,
  spanOf,
  spanRuns,
  withSpans,
} from './text-spans.ts';

interface Joining {
  text: string;
  readonly runs: StyleRun[];
  readonly spans: SpanRun[];
}

/** The text of a paragraph without its line ends: words that were cut are whole again. */
export function joinLines(lines: readonly TextLine[], side: BlockSide): SpannedText {
  const joining: Joining = { text: '', runs: [], spans: [] };
  for (const { glyphs } of lines) {
    const [first] = glyphs;
    if (first === undefined) continue;
    joining.text = endLine(joining.text, first.text);
    for (const glyph of glyphs) addGlyph(joining, glyph, side);
  }
  return trimmed(joining);
}

/** The text of a paragraph that goes on elsewhere, put together as its lines are. */
export function joinTexts(before: SpannedText, after: SpannedText): SpannedText {
  const kept = endLine(before.text.text, after.text.text);
  const end = Math.min(kept.length, before.text.text.length);
  const cut = <Run extends { readonly end: number }>(run: Run) => ({ ...run, end: Math.min(run.end, end) });
  const moved = <Run extends { readonly start: number; readonly end: number }>(run: Run) => ({
    ...run,
    start: run.start + kept.length,
    end: run.end + kept.length,
  });
  const text = kept + after.text.text;
  const spans = spanRuns(before).map(cut);
  for (const run of spanRuns(after).map(moved)) addSpan(spans, run, text);
  const runs = [...before.text.styles.map(cut), ...after.text.styles.map(moved)];
  return trimmed({ text, runs, spans });
}

function addGlyph(joining: Joining, glyph: LineGlyph, side: BlockSide): void {
  if (glyph.text === '') return;
  if (glyph.apart) joining.text += ' ';
  const start = joining.text.length;
  joining.text = withLetter(joining.text, readable(glyph.text), glyph.apart);
  const place = { start, end: joining.text.length };
  const span = spanOf(glyph, side);
  if (span !== undefined) addSpan(joining.spans, { ...span, ...place }, joining.text);
  const run = { ...styleOf(glyph), ...place };
  if (!run.bold && !run.italic && !run.underline) return;
  const last = joining.runs.at(-1);
  if (last !== undefined && joining.text.slice(last.end, start).trim() === '' && sameStyle(last, run))
    joining.runs[joining.runs.length - 1] = { ...last, end: run.end };
  else joining.runs.push(run);
}

function styleOf({ look: { bold, italic }, underline }: LineGlyph): Omit<StyleRun, 'start' | 'end'> {
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline: 'SINGLE', underlineColor: underline.color }),
  };
}

/** What goes between two lines. A hyphen that only the line end asked for is taken out. */
function endLine(before: string, next: string): string {
  if (before === '') return '';
  if (before.endsWith('\u00ad')) return before.slice(0, -1);
  if (/\p{L}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(next)) return before.slice(0, -1);
  if (/[-\u2010\u2011/]$/u.test(before) && /\S[-\u2010\u2011/]$/u.test(before)) return before;
  return isIdeograph(before.at(-1) ?? '') && isIdeograph(next.charAt(0)) ? before : `${before} `;
}

/** Ligatures and forms of letters as the letters they stand for; nothing else is changed. */
function readable(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/gu, (form) =>
      form.normalize('NFKC'),
    )
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[\uf0a7\uf0b7\uf0d8]/g, (bullet) => symbolBullets[bullet] ?? bullet)
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Bullets of the fonts Symbol and Wingdings, which no other font has there. */
const symbolBullets: Readonly<Record<string, string>> = { '\uf0a7': '▪', '\uf0b7': '•', '\uf0d8': '➢' };

/** Accents that old files set as letters of their own, before the letter they belong to. */
const accents: Readonly<Record<string, string>> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
};

function withLetter(text: string, letter: string, apart: boolean): string {
  const accent = accents[text.at(-1) ?? ''];
  if (accent === undefined || apart || !/^[a-zı]$/i.test(letter)) return text + letter;
  const whole = ((letter === 'ı' ? 'i' : letter) + accent).normalize('NFC');
  return whole.length === 1 ? text.slice(0, -1) + whole : text + letter;
}

/** Letters that became one with the one before leave their style short. */
function trimmed({ text, runs, spans }: Joining): SpannedText {
  const end = text.length;
  const within = runs
    .map((run) => ({ ...run, end: Math.min(run.end, end) }))
    .filter((run) => run.start < run.end);
  return withSpans({ text, codes: [], styles: normalizeStyles(within) }, spans);
}
