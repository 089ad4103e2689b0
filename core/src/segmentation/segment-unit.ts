import type { TranslationUnit } from '../document/document-format.ts';
import type { InlineCode } from '../inline/inline-text.ts';
import { pairedIds } from '../inline/nesting.ts';
import type { Segmentation } from './own-rules/compile-segmentation.ts';
import type { SentenceSpan } from './sentence-span.ts';
import { splitSentences } from './split-sentences.ts';

type SegmentableUnit = Pick<TranslationUnit, 'source' | 'codes' | 'segmentable'>;

/**
 * The segments of a unit over its source text, in order; the gaps between them are white space and codes that
 * enclose nothing. White space at the edge inside a code pair stays with the segment the pair belongs to.
 */
export function segmentUnit(
  unit: SegmentableUnit,
  languageTag: string,
  segmentation?: Segmentation,
): readonly SentenceSpan[] {
  const spans =
    unit.segmentable && segmentation?.mode !== 'paragraph'
      ? sentencesOf(unit, languageTag, segmentation)
      : trimmedWhole(unit.source.text);
  const paired = pairedIds(unit.source.codes);
  const codes = unit.source.codes.filter((code) => paired.has(code.id));
  return spans.map((span, i) => ({
    start: Math.min(span.start, firstOpen(codes, spans[i - 1]?.end ?? 0, span.start)),
    end: Math.max(span.end, lastClose(codes, span, spans[i + 1]?.start ?? unit.source.text.length)),
  }));
}

function trimmedWhole(text: string): readonly SentenceSpan[] {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start < end ? [{ start, end }] : [];
}

/** Sentences are found in what a reader sees: a line break code parts two words that touch in the text. */
function sentencesOf(
  { source, codes: table }: SegmentableUnit,
  languageTag: string,
  segmentation: Segmentation | undefined,
): readonly SentenceSpan[] {
  const shown: string[] = [];
  const insertions: { readonly at: number; readonly length: number }[] = [];
  let last = 0;
  for (const { id, kind, at } of source.codes) {
    const equivalent = kind === 'close' ? '' : asWord(table[id]?.equivalent ?? '');
    if (equivalent === '') continue;
    shown.push(source.text.slice(last, at), equivalent);
    insertions.push({ at, length: equivalent.length });
    last = at;
  }
  shown.push(source.text.slice(last));
  return splitSentences(shown.join(''), languageTag, segmentation)
    .map(({ start, end }) => ({ start: toSource(start, insertions), end: toSource(end, insertions) }))
    .filter(({ start, end }) => start < end);
}

/** No sentence ends inside a code: what is not white space alone counts as a word. */
function asWord(equivalent: string): string {
  return equivalent.trim() === '' ? equivalent : equivalent.replaceAll(/[^\p{L}\p{N}]/gu, 'x');
}

function toSource(
  shown: number,
  insertions: readonly { readonly at: number; readonly length: number }[],
): number {
  let shift = 0;
  for (const { at, length } of insertions) {
    if (shown <= at + shift) break;
    if (shown < at + shift + length) return at;
    shift += length;
  }
  return shown - shift;
}

/** Where a pair that reaches into the span opens in the gap before it. */
function firstOpen(codes: readonly InlineCode[], gapStart: number, start: number): number {
  const opens = codes.filter(({ kind, at }) => kind === 'open' && at > gapStart && at < start);
  return opens.find(({ id }) => closePlace(codes, id) > start)?.at ?? start;
}

/** Where a pair that reaches out of the span closes in the gap after it. */
function lastClose(codes: readonly InlineCode[], { end }: SentenceSpan, gapEnd: number): number {
  const closes = codes.filter(({ kind, at }) => kind === 'close' && at > end && at <= gapEnd);
  return closes.findLast(({ id }) => openPlace(codes, id) < end)?.at ?? end;
}

function openPlace(codes: readonly InlineCode[], id: number): number {
  return codes.find((code) => code.id === id && code.kind === 'open')?.at ?? 0;
}

function closePlace(codes: readonly InlineCode[], id: number): number {
  return codes.find((code) => code.id === id && code.kind === 'close')?.at ?? 0;
}
