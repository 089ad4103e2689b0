import { baseLanguage, isSpaced } from '../language/language-tag.ts';
import { foldWord } from '../terms/fold-word.ts';
import type { WordClass, WordClasses } from './word-classes.ts';

/** A word of a sentence, or a sign that no term goes across. */
export interface CandidateWord {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly sign: boolean;
  readonly letters: boolean;
  readonly capital: boolean;
  /** Of words without a meaning of their own. */
  readonly class: WordClass | undefined;
}

const spacedWord =
  /\p{L}['’](?=\p{L}{2})|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑'’.&/][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*|\S/gu;
const wholeWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑'’.&/][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*|\S/gu;
/** Languages in which an article is written together with its noun by an apostrophe. */
const elided = new Set(['fr', 'it', 'ca', 'oc']);

/** The words of a sentence in their order, with their places in UTF-16 units. */
export function candidateWords(
  sentence: string,
  language: string,
  classes: WordClasses,
): readonly CandidateWord[] {
  const shouted = !/\p{Ll}/u.test(sentence);
  return spansOf(sentence, language).map(([start, end]) => {
    const written = sentence.slice(start, end);
    const folded = foldWord(written.replace(/['’]$/, ''), language).replaceAll('’', "'");
    return {
      start,
      end,
      folded,
      sign: !/[\p{L}\p{N}]/u.test(written),
      letters: /\p{L}/u.test(written),
      capital: /^\p{Lu}/u.test(written),
      class: !shouted && isAbbreviation(written) ? undefined : classes.of(folded),
    };
  });
}

/** `WHO` and `IT` are no words without a meaning, unless everything is written in capitals. */
function isAbbreviation(written: string): boolean {
  return /^\p{Lu}{2,}$/u.test(written);
}

type Span = readonly [start: number, end: number];

function spansOf(sentence: string, language: string): readonly Span[] {
  const base = baseLanguage(language);
  if (!isSpaced(language)) return segmented(sentence, base);
  const pattern = elided.has(base) ? spacedWord : wholeWord;
  return Array.from(sentence.matchAll(pattern), ({ 0: word, index }) => [index, index + word.length]);
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Words by the dictionary of the runtime, where no spaces show them; `COVID-19` stays one. */
function segmented(sentence: string, language: string): readonly Span[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  const spans: [number, number][] = [];
  for (const { index, segment } of segmenter.segment(sentence)) {
    if (/^\s+$/u.test(segment)) continue;
    const last = spans.at(-1);
    const end = index + segment.length;
    if (last?.[1] === index && isLatin(sentence.slice(last[0], end))) last[1] = end;
    else spans.push([index, end]);
  }
  return spans;
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}]|[-.&/](?=[\p{Script=Latin}\p{N}]|$))*$/u.test(
    text,
  );
}
