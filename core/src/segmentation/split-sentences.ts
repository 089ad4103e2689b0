import { askedBreaks, decideBreak, type Segmentation } from './own-rules/compile-segmentation.ts';
import { rulesFor } from './rules-for.ts';
import type { SegmentationRule } from './segmentation-rule.ts';
import type { SentenceSpan } from './sentence-span.ts';

/**
 * The sentences of a text in reading order, without the white space around them. A single line break is
 * white space; an empty line ends a sentence.
 */
export function splitSentences(
  text: string,
  languageTag: string,
  { mode, builtIn, rules: ownRules }: Segmentation = builtInSegmentation,
): readonly SentenceSpan[] {
  if (mode === 'paragraph') return trimmedParagraphs(text);
  if (ownRules.length === 0 && !anyEnd.test(text)) return trimmedWhole(text);
  const flat = text.replaceAll(singleLineBreak, (lineBreak) => ' '.repeat(lineBreak.length));
  const rules = rulesFor(languageTag);
  const base = builtIn ? unicodeBreaks(flat, languageTag) : new Set<number>();
  const possible = builtIn ? candidates(flat, base) : paragraphEnds(flat);
  const spans: SentenceSpan[] = [];
  let start = 0;
  for (const place of allPlaces(possible, askedBreaks(flat, ownRules))) {
    const ownBreak = decideBreak(flat, place, ownRules);
    if (!(ownBreak ?? isBreak(flat, { start, place, rules, base }))) continue;
    pushTrimmed(spans, flat, start, place);
    start = place;
  }
  pushTrimmed(spans, flat, start, flat.length);
  return spans;
}

const builtInSegmentation: Segmentation = { mode: 'sentence', builtIn: true, rules: [] };

/** What no sentence ends without; most cells and strings have none, and to look closer costs memory. */
const anyEnd = /[\p{Sentence_Terminal}…:;։॥\u037E•⁃◦▪‣\r\n\u0085\u2028\u2029]|[-_*=~]{5}/u;

const singleLineBreak = /(?<!\n[ \t]*)\r?\n(?![ \t]*\r?\n)/g;
const possibleEnd = new RegExp(
  [
    `[。！？｡…][”’」』】）》〉)]*`,
    String.raw`[.!?…؟۔։।॥:;\u037E]["'’”»›“)\]}]*(?:\[\d+\])*(?=\s|[^\s\p{L}\p{N}])`,
    String.raw`\S(?=\s+[•⁃◦▪‣]|\s+[-_*=~]{5,})`,
    String.raw`[-_*=~]{5,}(?=\s)`,
  ].join('|'),
  'gu',
);

/** Whether the quote ends the sentence or begins the next is for the rules to say. */
const endBeforeQuote = /(?<=[。！？])(?=")/g;

/** An empty line ends a sentence whatever the rules say. */
const paragraphBreak = /\n[ \t]*\r?\n/g;

function paragraphEnds(text: string): readonly number[] {
  return Array.from(text.matchAll(paragraphBreak), ({ index }) => index);
}

function trimmedWhole(text: string): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  pushTrimmed(spans, text, 0, text.length);
  return spans;
}

function trimmedParagraphs(text: string): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  const ends = [...paragraphEnds(text), text.length];
  for (const [i, end] of ends.entries()) pushTrimmed(spans, text, ends[i - 1] ?? 0, end);
  return spans;
}

function allPlaces(possible: readonly number[], asked: readonly number[]): readonly number[] {
  if (asked.length === 0) return possible;
  return [...new Set([...possible, ...asked])].sort((a, b) => a - b);
}

/** How much of the sentence so far, and of what follows, a rule may look at. */
const window = 200;
const bidiControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

interface Place {
  readonly start: number;
  readonly place: number;
  readonly rules: readonly SegmentationRule[];
  readonly base: ReadonlySet<number>;
}

function isBreak(text: string, { start, place, rules, base }: Place): boolean {
  const before = text.slice(Math.max(start, place - window), place).replaceAll(bidiControls, '');
  const after = text.slice(place, place + window);
  if (/^\s*\n/.test(after)) return true;
  const rule = rules.find((candidate) => candidate.before.test(before) && candidate.after.test(after));
  return rule?.isBreak ?? base.has(place);
}

function candidates(text: string, base: ReadonlySet<number>): readonly number[] {
  const places = new Set(base);
  for (const match of text.matchAll(possibleEnd)) places.add(match.index + match[0].length);
  for (const match of text.matchAll(endBeforeQuote)) places.add(match.index);
  return [...places].filter((place) => place < text.length).sort((a, b) => a - b);
}

/** Breaks stand right after the sentence, before the white space that follows it. */
function unicodeBreaks(text: string, languageTag: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { index, segment } of segmenterFor(languageTag).segment(text)) {
    places.add(index + segment.trimEnd().length);
  }
  return places;
}

function pushTrimmed(spans: SentenceSpan[], text: string, from: number, to: number): void {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = from + part.trimEnd().length;
  if (start < end) spans.push({ start, end });
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(languageTag: string): Intl.Segmenter {
  const segmenter = segmenters.get(languageTag) ?? makeSegmenter(languageTag);
  segmenters.set(languageTag, segmenter);
  return segmenter;
}

function makeSegmenter(languageTag: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(languageTag.replaceAll('_', '-'), { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'sentence' }); // no language tag at all
  }
}
