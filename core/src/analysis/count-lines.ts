import { countDetails } from '../text/count-words.ts';
import type { AnalysisLine } from './analysis-line.ts';
import { analysisLines } from './analysis-line.ts';

/** What a line of an analysis amounts to. */
export interface LineCount {
  readonly segments: number;
  readonly words: number;
  /** Code points with spaces. */
  readonly characters: number;
  /** Han and Hangul characters, and words of other scripts. */
  readonly chineseKoreanWords: number;
}

export type LineCounts = Readonly<Record<AnalysisLine, LineCount>>;

export type WordCounter = (text: string) => Omit<LineCount, 'segments'>;

/** The counter of the specification, the default of an analysis. */
export const countBySpecification: WordCounter = (text) => {
  const { words, charactersWithSpaces, chineseKoreanWords } = countDetails(text);
  return { words, characters: charactersWithSpaces, chineseKoreanWords };
};

/** Every line with what its segments amount to; lines without segments are there with zeros. */
export function countLines(
  segments: Iterable<{ readonly line: AnalysisLine; readonly text: string }>,
  counter: WordCounter = countBySpecification,
): LineCounts {
  const counts = Object.fromEntries(analysisLines.map((line) => [line, noCount])) as Record<
    AnalysisLine,
    LineCount
  >;
  for (const { line, text } of segments)
    counts[line] = addCounts(counts[line], { segments: 1, ...counter(text) });
  return counts;
}

/** Adds up the lines of documents to those of a project. */
export function sumLines(documents: readonly LineCounts[]): LineCounts {
  const sum = (line: AnalysisLine) =>
    documents.reduce((total, counts) => addCounts(total, counts[line]), noCount);
  return Object.fromEntries(analysisLines.map((line) => [line, sum(line)])) as Record<
    AnalysisLine,
    LineCount
  >;
}

/** All lines together. */
export function totalOf(counts: LineCounts): LineCount {
  return analysisLines.reduce((total, line) => addCounts(total, counts[line]), noCount);
}

export const noCount: LineCount = { segments: 0, words: 0, characters: 0, chineseKoreanWords: 0 };

export function addCounts(a: LineCount, b: LineCount): LineCount {
  return {
    segments: a.segments + b.segments,
    words: a.words + b.words,
    characters: a.characters + b.characters,
    chineseKoreanWords: a.chineseKoreanWords + b.chineseKoreanWords,
  };
}
