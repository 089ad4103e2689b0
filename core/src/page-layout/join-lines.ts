import type { InlineText, StyleRun } from '../inline/inline-text.ts';
import { normalizeStyles } from '../inline/styles.ts';
import { isIdeograph, type LineGlyph, type TextLine } from './text-line.ts';

/** The text of a paragraph without its line ends: words that were cut are whole again. */
export function joinLines(lines: readonly TextLine[]): InlineText {
  const joining = { text: '', runs: [] as StyleRun[] };
  for (const { glyphs } of lines) {
    const [first] = glyphs;
    if (first === undefined) continue;
    joining.text = endLine(joining.text, first.text);
    for (const glyph of glyphs) addGlyph(joining, glyph);
  }
  return trimmed(joining.text, joining.runs);
}

/** The text of a paragraph that goes on elsewhere, put together as its lines are. */
export function joinTexts(before: InlineText, after: InlineText): InlineText {
  const kept = endLine(before.text, after.text);
  const end = Math.min(kept.length, before.text.length);
  const moved = after.styles.map((run) => ({
    ...run,
    start: run.start + kept.length,
    end: run.end + kept.length,
  }));
  const runs = before.styles.map((run) => ({ ...run, end: Math.min(run.end, end) }));
  return trimmed(kept + after.text, [...runs, ...moved]);
}

function addGlyph(joining: { text: string; readonly runs: StyleRun[] }, glyph: LineGlyph): void {
  const { bold, italic } = glyph.look;
  if (glyph.apart) joining.text += ' ';
  const start = joining.text.length;
  joining.text = withLetter(joining.text, readable(glyph.text), glyph.apart);
  const last = joining.runs.at(-1);
  const run = { start, end: joining.text.length, ...(bold && { bold }), ...(italic && { italic }) } as const;
  if (!bold && !italic) return;
  const between = last === undefined ? '' : joining.text.slice(last.end, start);
  if (last !== undefined && between.trim() === '' && last.bold === run.bold && last.italic === run.italic)
    joining.runs[joining.runs.length - 1] = { ...last, end: run.end };
  else joining.runs.push(run as StyleRun);
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
function trimmed(text: string, runs: readonly StyleRun[]): InlineText {
  const end = text.length;
  const within = runs
    .map((run) => ({ ...run, end: Math.min(run.end, end) }))
    .filter((run) => run.start < run.end);
  return { text, codes: [], styles: normalizeStyles(within) };
}
