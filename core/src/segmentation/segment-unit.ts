import type { TranslationUnit } from '../document/document-format.ts';
import type { InlineCode, InlineCodeDetails } from '../inline/inline-text.ts';
import { isPartOfText } from '../inline/is-part-of-text.ts';
import { pairedIds } from '../inline/nesting.ts';
import type { Segmentation } from './own-rules/compile-segmentation.ts';
import type { SentenceSpan } from './sentence-span.ts';
import { splitSentences } from './split-sentences.ts';

type SegmentableUnit = Pick<TranslationUnit, 'source' | 'codes' | 'segmentable'>;

/**
 * The segments of a unit over its source text, in order; the gaps between them are white space and codes that are no
 * part of the text. A variable stays in its segment also at the edge, so that every language can move it. White space
 * at the edge inside a code pair stays with the segment the pair belongs to.
 */
export function segmentUnit(
  unit: SegmentableUnit,
  languageTag: string,
  segmentation?: Segmentation,
): readonly SentenceSpan[] {
  const shown = shownText(unit);
  const spans =
    unit.segmentable && segmentation?.mode !== 'paragraph'
      ? splitSentences(shown.text, languageTag, segmentation)
      : trimmedWhole(shown.text);
  const sentences = joinWordless(
    spans.map((span) => toSource(span, shown)),
    unit,
  );
  const paired = pairedIds(unit.source.codes);
  const codes = unit.source.codes.filter((code) => paired.has(code.id));
  return sentences.map((span, i) => ({
    start: Math.min(span.start, firstOpen(codes, sentences[i - 1]?.end ?? 0, span.start)),
    end: Math.max(span.end, lastClose(codes, span, sentences[i + 1]?.start ?? unit.source.text.length)),
  }));
}

function trimmedWhole(text: string): readonly SentenceSpan[] {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start < end ? [{ start, end }] : [];
}

/** What a reader sees of a unit, with the places of what its codes add. */
interface ShownText {
  readonly text: string;
  readonly insertions: readonly { readonly at: number; readonly length: number }[];
}

/** Sentences are found in what a reader sees: a line break parts two words, and a variable is a word itself. */
function shownText({ source, codes: table }: SegmentableUnit): ShownText {
  const shown: string[] = [];
  const insertions: { readonly at: number; readonly length: number }[] = [];
  let last = 0;
  for (const code of source.codes) {
    const word = shownWord(code, table[code.id]);
    if (word === '') continue;
    shown.push(source.text.slice(last, code.at), word);
    insertions.push({ at: code.at, length: word.length });
    last = code.at;
  }
  shown.push(source.text.slice(last));
  return { text: shown.join(''), insertions };
}

/** No sentence ends inside a code: what is not white space alone counts as a word. */
function shownWord({ kind }: InlineCode, details: InlineCodeDetails | undefined): string {
  if (kind === 'close' || details === undefined) return '';
  const { equivalent } = details;
  if (equivalent === undefined) return kind === 'placeholder' && isPartOfText(details) ? unknownWord : '';
  return equivalent.trim() === '' ? equivalent : equivalent.replaceAll(/[^\p{L}\p{N}]/gu, 'x');
}

/** A digit and a capital: follows `No.` as a number does, begins a sentence as a name does, and is no initial. */
const unknownWord = '0A';

function toSource({ start, end }: SentenceSpan, { insertions }: ShownText): SentenceSpan {
  return { start: placeInSource(start, insertions), end: placeInSource(end, insertions) };
}

function placeInSource(shown: number, insertions: ShownText['insertions']): number {
  let shift = 0;
  for (const { at, length } of insertions) {
    if (shown <= at + shift) break;
    if (shown < at + shift + length) return at;
    shift += length;
  }
  return shown - shift;
}

/** A sentence whose only words are codes joins the one before it, or else the one after it. */
function joinWordless(spans: readonly SentenceSpan[], unit: SegmentableUnit): readonly SentenceSpan[] {
  const joined: SentenceSpan[] = [];
  let waiting: SentenceSpan | undefined;
  for (const span of spans) {
    const before = joined.at(-1);
    const { start } = waiting ?? span;
    if (!isWordless(span, unit)) {
      joined.push({ start, end: span.end });
      waiting = undefined;
    } else if (before === undefined) waiting = { start, end: span.end };
    else joined[joined.length - 1] = { start: before.start, end: span.end };
  }
  const isText = waiting !== undefined && /\S/.test(unit.source.text.slice(waiting.start, waiting.end));
  return waiting !== undefined && isText ? [waiting] : joined;
}

function isWordless({ start, end }: SentenceSpan, { source, codes: table }: SegmentableUnit): boolean {
  if (/[\p{L}\p{N}]/u.test(source.text.slice(start, end))) return false;
  const within = source.codes.filter(({ at }) => at >= start && at <= end);
  return within.some((code) => /\S/.test(shownWord(code, table[code.id])));
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
