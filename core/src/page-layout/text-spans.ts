import type { InlineCode, InlineText } from '../inline/inline-text.ts';
import type { SpanLink, TextSpan, TextSpans } from './pages-document.ts';
import type { LineGlyph } from './text-line.ts';

/** A part of a text with a look or a link of its own. */
export interface SpanRun extends TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface SpannedText {
  readonly text: InlineText;
  readonly spans?: TextSpans;
  /** Set where the whole text is a link. */
  readonly link?: SpanLink;
}

/** What the look of a letter adds to that of its block. */
export interface BlockSide {
  readonly page: number;
  /** Color of the block. */
  readonly color: string;
}

/** Returns the span of a letter, undefined for one that looks as its block does. */
export function spanOf({ look, shift, link }: LineGlyph, { page, color }: BlockSide): TextSpan | undefined {
  const hasColor = isOtherColor(look.color, color);
  if (!hasColor && shift === undefined && link === undefined) return undefined;
  const { url } = link ?? {};
  return {
    ...(hasColor && { color: look.color }),
    ...(shift !== undefined && { shift }),
    ...(link && { link: { page, annotations: [link.id], ...(url !== undefined && { url }) } }),
  };
}

/** Adds a part of the text, or makes the last part longer. */
export function addSpan(runs: SpanRun[], run: SpanRun, text: string): void {
  const last = runs.at(-1);
  if (last === undefined || !isSame(last, run) || text.slice(last.end, run.start).trim() !== '') {
    runs.push(run);
    return;
  }
  const link = last.link && { ...last.link, annotations: merged(last.link, run.link) };
  runs[runs.length - 1] = { ...last, end: run.end, ...(link && { link }) };
}

/** Puts a pair of codes around each part. A link around the whole text is a property of the block. */
export function withSpans(text: InlineText, runs: readonly SpanRun[]): SpannedText {
  const within = runs.map((run) => ({ ...run, end: Math.min(run.end, text.text.length) }));
  const worded = within.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.text.slice(start, end)));
  const kept = within.filter((run) => {
    if (worded.includes(run)) return true;
    // The area of a link often covers the marks around its words.
    const isAround = worded.some(({ link }) => link !== undefined && isSameLink(link, run.link));
    return run.start < run.end && (run.shift !== undefined || (run.link !== undefined && !isAround));
  });
  const [only] = kept;
  const isWhole = kept.length === 1 && only?.start === 0 && only.end === text.text.length;
  if (isWhole) return only?.link === undefined ? { text } : { text, link: only.link };
  if (only === undefined) return { text };
  const codes = kept.flatMap(({ start, end }, index): InlineCode[] => [
    { id: index + 1, kind: 'open', at: start },
    { id: index + 1, kind: 'close', at: end },
  ]);
  const spans = kept.map(({ start: _start, end: _end, ...span }, index) => [index + 1, span] as const);
  return { text: { ...text, codes }, spans: Object.fromEntries(spans) };
}

/** Returns the parts of a text, from which `withSpans` makes the same again. */
export function spanRuns({ text, spans = {}, link }: SpannedText): readonly SpanRun[] {
  if (link) return [{ start: 0, end: text.text.length, link }];
  return text.codes.flatMap(({ id, kind, at }) => {
    const end = text.codes.find((code) => code.id === id && code.kind === 'close')?.at;
    return kind === 'open' && end !== undefined ? [{ ...spans[id], start: at, end }] : [];
  });
}

/** Colors that differ by less look the same in print. */
const leastDifference = 48;

function isOtherColor(a: string, b: string): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [first, second] = [parts(a), parts(b)];
  const difference = first.reduce((sum, part, index) => sum + Math.abs(part - (second[index] ?? part)), 0);
  return difference >= leastDifference;
}

function isSame(a: TextSpan, b: TextSpan): boolean {
  if (a.color !== b.color || a.shift !== b.shift) return false;
  return a.link === undefined ? b.link === undefined : isSameLink(a.link, b.link);
}

function isSameLink(a: SpanLink, b: SpanLink | undefined): boolean {
  if (a.page !== b?.page) return false;
  return a.annotations.at(-1) === b.annotations[0] || (a.url !== undefined && a.url === b.url);
}

function merged(a: SpanLink, b: SpanLink | undefined): readonly string[] {
  return [...new Set([...a.annotations, ...(b?.annotations ?? [])])];
}
