import { distancePattern, tokenDistance } from '../memory/tokens/token-distance.ts';

/** Single characters of scripts written without spaces, and words of the others. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** What texts are compared by: no case, no punctuation, no width of characters. */
export function comparedTokens(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().match(token) ?? [];
}

/**
 * Whole percent: 1 − token edit distance ÷ length of the longer text. 100 stands for the same tokens alone; undefined
 * where a text has none.
 */
export function similarityOf(one: string, other: string): number | undefined {
  const numbers = new Map<string, number>();
  const numbered = (text: string) =>
    Int32Array.from(comparedTokens(text), (word) => {
      const number = numbers.get(word) ?? numbers.size + 1;
      numbers.set(word, number);
      return number;
    });
  const [a, b] = [numbered(one), numbered(other)];
  if (a.length === 0 || b.length === 0) return undefined;
  const longest = Math.max(a.length, b.length);
  return Math.floor((1 - tokenDistance(distancePattern(a), b) / longest) * 100);
}

/** Bands of the specification (D9.18), the most similar first. */
export const similarityBands = ['100', '90-99', '80-89', '0-79'] as const;
export type SimilarityBand = (typeof similarityBands)[number];

export function similarityBand(similarity: number): SimilarityBand {
  if (similarity >= 100) return '100';
  if (similarity >= 90) return '90-99';
  return similarity >= 80 ? '80-89' : '0-79';
}

export interface BandShares {
  /** Whole percent, rounded. */
  readonly mean: number;
  readonly bands: Readonly<Record<SimilarityBand, number>>;
}

/** Mean and number of each band; undefined for no similarities. */
export function summarize(similarities: readonly number[]): BandShares | undefined {
  if (similarities.length === 0) return undefined;
  const bands = { '100': 0, '90-99': 0, '80-89': 0, '0-79': 0 };
  for (const one of similarities) bands[similarityBand(one)]++;
  const sum = similarities.reduce((all, one) => all + one, 0);
  return { mean: Math.round(sum / similarities.length), bands };
}
