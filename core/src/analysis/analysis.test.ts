import { describe, expect, test } from 'vitest';
import { plainInline } from '../inline/inline-text.ts';
import type { AnalysisLine } from './analysis-line.ts';
import { analyzeDocuments } from './analyze-documents.ts';
import { countLines, sumLines, totalOf } from './count-lines.ts';
import { internalRates } from './internal-matches.ts';
import { defaultRateScheme, weighWords } from './rate-scheme.ts';

const segment = (id: string, text: string) => ({ id, source: plainInline(text) });

test('says where the same text stands first', () => {
  const documents = [
    { name: 'a', segments: [segment('a1', 'Hello there')] },
    { name: 'b', segments: [segment('b1', 'New text'), segment('b2', 'Hello there')] },
  ];
  const [, [, second] = []] = analyzeDocuments(documents, { findMatch: () => undefined });
  expect(second).toEqual({
    segmentId: 'b2',
    line: 'cross-file-repetition',
    first: { document: 0, segmentId: 'a1' },
  });
});

test('says which match decided', () => {
  const rating = { rate: 80, similarity: 80, differences: [], otherCharacters: 3, equalContext: [] };
  const match = { netRate: 78, rating };
  const [[only] = []] = analyzeDocuments([{ name: 'a', segments: [segment('1', 'Hello there')] }], {
    findMatch: () => match,
  });
  expect(only).toEqual({ segmentId: '1', line: '75-84', match });
});

describe('counts of lines (D3.17, D9.46)', () => {
  const counts = countLines([
    { line: 'new', text: 'Hello, world' },
    { line: 'new', text: '你好' },
    { line: '100', text: 'Again' },
  ]);

  test('have segments, words, characters and Chinese-Korean words', () => {
    expect(counts.new).toEqual({ segments: 2, words: 4, characters: 14, chineseKoreanWords: 4 });
    expect(counts['50-74']).toEqual({ segments: 0, words: 0, characters: 0, chineseKoreanWords: 0 });
  });

  test('add up over documents and over lines', () => {
    expect(sumLines([counts, counts]).new.words).toBe(8);
    expect(totalOf(counts)).toEqual({ segments: 3, words: 5, characters: 19, chineseKoreanWords: 5 });
  });
});

describe('billable words', () => {
  const words = (line: AnalysisLine, number: number) =>
    countLines(Array.from({ length: number }, () => ({ line, text: 'word' })));

  test.each<[AnalysisLine, number, number]>([
    ['new', 10, 10],
    ['102', 10, 0],
    ['repetition', 10, 3],
    ['95-99', 10, 6],
    ['low-risk', 100, 72],
    ['100', 1, 0],
    ['100', 5, 2],
  ])('of %s: %i words are billed as %i', (line, number, billable) => {
    expect(weighWords(words(line, number), defaultRateScheme)).toBe(billable);
  });

  test('are rounded once for all lines together', () => {
    const counts = sumLines([words('100', 1), words('repetition', 1)]);
    expect(weighWords(counts, defaultRateScheme)).toBe(1);
  });
});

test('internal rates look at earlier segments only, and join equal ones', () => {
  const sources = ['Open the old file', 'Open the new file', 'Quite another text', 'Open the old file'];
  expect(internalRates(sources.map(plainInline))).toEqual([0, 75, 0, 100]);
});
