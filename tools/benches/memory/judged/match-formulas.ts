import { rateMatch } from '@transloom/core/memory/rate/match-rate';
import { matchTokens } from '@transloom/core/memory/tokens/match-tokens';

/** How similar two texts are; the scale does not matter, only the order it gives. */
export type MatchFormula = (query: string, candidate: string) => number;

export const matchFormulas: Readonly<Record<string, MatchFormula>> = {
  ours: (query, candidate) => {
    const { rate, otherCharacters } = rateMatch({ source: inline(query) }, { source: inline(candidate) });
    return rate - otherCharacters / 10_000;
  },
  omegat,
  pontoon,
  trigrams,
  systran,
};

/** Token edit distance of stemmed words, of words, of all tokens; compared in this order. */
function omegat(query: string, candidate: string): number {
  const scores = [wordsOf(true), wordsOf(false), allTokens].map((tokens) =>
    Math.floor(100 * similarity(tokens(query), tokens(candidate))),
  );
  return scores.reduce((sum, score) => sum * 1000 + score, 0);
}

/** Characters inserted and deleted, of those both texts have. */
function pontoon(query: string, candidate: string): number {
  const [a, b] = [[...query], [...candidate]];
  const total = a.length + b.length;
  return total === 0 ? 1 : (total - editDistance(a, b, 2)) / total;
}

/** Shared trigrams of words with two blanks before and one after, of all that either has. */
function trigrams(query: string, candidate: string): number {
  const [a, b] = [trigramsOf(query), trigramsOf(candidate)];
  const shared = [...a].filter((trigram) => b.has(trigram)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** Edit distance of all tokens, numbers being one; a point for case, two for numbers that differ. */
function systran(query: string, candidate: string): number {
  const normal = (text: string) => allTokens(text).map((token) => (/^\d/.test(token) ? '#' : token));
  const numbers = (text: string) =>
    allTokens(text)
      .filter((token) => /^\d/.test(token))
      .join(' ');
  const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
  const [a, b] = [letters(query), letters(candidate)];
  const otherCase = a !== b && a.toLowerCase() === b.toLowerCase();
  const points = Number(otherCase) + (numbers(query) === numbers(candidate) ? 0 : 2);
  return 100 * similarity(normal(query), normal(candidate)) - points;
}

function wordsOf(stemmed: boolean): (text: string) => readonly string[] {
  return (text) =>
    matchTokens(text).surfaces.flatMap((surface, i) => {
      if (matchTokens(text).kinds[i] === 'number') return [];
      return stemmed ? surface.toLowerCase().replace(/(?:ing|ed|es|s)$/u, '') : surface.toLowerCase();
    });
}

/** Words, single characters of scripts without spaces, numbers and signs. */
function allTokens(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Script=Han}|\d[\d.,]*\d|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

function trigramsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = [...`  ${word} `];
      return padded.slice(2).map((_, i) => padded.slice(i, i + 3).join(''));
    }),
  );
}

function similarity(a: readonly string[], b: readonly string[]): number {
  return 1 - editDistance(a, b, 1) / Math.max(1, a.length, b.length);
}

function editDistance(a: readonly string[], b: readonly string[], replacing: 1 | 2): number {
  let above = Int32Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, item] of a.entries()) {
    const row = new Int32Array(b.length + 1).fill(i + 1);
    for (const [j, other] of b.entries()) {
      const change = (above[j] ?? 0) + (item === other ? 0 : replacing);
      row[j + 1] = Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

function inline(text: string) {
  return { text, codes: [], styles: [] };
}
